import { Button } from "@chakra-ui/react/button";
import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { useEffect, useRef } from "react";
import { Notice } from "../../ui/Notice";

interface ScoreSheetConflictProps {
  /** The match as the other person left it. */
  sentence: string;
  onKeep: () => void;
  onCorrect: () => void;
}

/**
 * Somebody else entered this match in the meantime: nothing is overwritten without being asked. It takes the place of
 * the fields, which keep what was typed.
 */
export function ScoreSheetConflict({ sentence, onKeep, onCorrect }: ScoreSheetConflictProps) {
  const keep = useRef<HTMLButtonElement>(null);
  // The button that was pressed is gone.
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
