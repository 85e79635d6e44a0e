import { Button } from "@chakra-ui/react/button";
import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { useEffect, useRef } from "react";
import { Notice } from "../../ui/Notice";

interface ScoreSheetConflictProps {
  /** The match as the other user saved it. */
  sentence: string;
  onKeep: () => void;
  onCorrect: () => void;
}

/**
 * Shown when another user has saved a result for this match: asks before overwriting it. Replaces the form's fields,
 * whose values are kept.
 */
export function ScoreSheetConflict({ sentence, onKeep, onCorrect }: ScoreSheetConflictProps) {
  const keep = useRef<HTMLButtonElement>(null);
  // The pressed button is unmounted: move the focus.
  useEffect(() => keep.current?.focus(), []);

  return (
    <Stack gap="4" pb="4">
      <Notice tone="warning">
        <Text fontWeight="bold">Este jogo mudou enquanto você registrava.</Text>
        <Text role="alert">Agora está assim: {sentence}.</Text>
      </Notice>
      <Button ref={keep} size="lg" onClick={onKeep}>
        Manter como está
      </Button>
      <Button size="lg" variant="outline" onClick={onCorrect}>
        Corrigir com o meu
      </Button>
    </Stack>
  );
}
