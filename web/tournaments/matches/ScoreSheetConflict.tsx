import { Button } from "@chakra-ui/react/button";
import { HStack, Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { Notice } from "../../ui/Notice";

interface ScoreSheetConflictProps {
  /** The match as the other person left it. */
  sentence: string;
  onKeep: () => void;
  onCorrect: () => void;
}

/** Somebody else entered this match in the meantime: nothing is overwritten without being asked. */
export function ScoreSheetConflict({ sentence, onKeep, onCorrect }: ScoreSheetConflictProps) {
  return (
    <Stack gap="3">
      <Notice tone="error">
        <Text fontWeight="bold">Este jogo mudou enquanto você registrava.</Text>
        <Text>Agora está assim: {sentence}.</Text>
      </Notice>
      <HStack gap="2" wrap="wrap">
        <Button onClick={onKeep}>Manter como está</Button>
        <Button variant="outline" onClick={onCorrect}>
          Corrigir com o meu
        </Button>
      </HStack>
    </Stack>
  );
}
