import { Box } from "@chakra-ui/react/box";
import { Button } from "@chakra-ui/react/button";
import { SimpleGrid } from "@chakra-ui/react/simple-grid";
import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { DialogFrame } from "../../ui/DialogFrame";

interface ScoreConflictDialogProps {
  open: boolean;
  names: readonly [string, string];
  mine: string;
  theirs: string;
  /** Theirs is the result: it can be corrected, not written over. */
  over: boolean;
  onChoose: (choice: "mine" | "theirs") => void;
}

/** Two people counted the same match differently: both scores, and nothing counts until one is chosen. */
export function ScoreConflictDialog({ open, names, mine, theirs, over, onChoose }: ScoreConflictDialogProps) {
  return (
    <DialogFrame
      open={open}
      role="alertdialog" // closed without an answer, one of the two scores would be lost without a word
      size="sm"
      sheet
      title={over ? "Este jogo já foi encerrado" : "Outra pessoa marcou este jogo"}
      description={
        over
          ? "Outra pessoa encerrou o jogo enquanto você marcava."
          : "Os dois placares são diferentes. Qual deles vale?"
      }
      footer={
        <Stack w="full" gap="3">
          <Button size="xl" w="full" onClick={() => onChoose("theirs")}>
            {over ? "Ver o resultado" : `Ficar com ${theirs}`}
          </Button>
          {over ? null : (
            <Button size="xl" w="full" variant="outline" onClick={() => onChoose("mine")}>
              Usar o meu: {mine}
            </Button>
          )}
        </Stack>
      }
    >
      <Stack gap="3">
        <Text color="fg.muted">
          {names[0]} × {names[1]}
        </Text>
        <SimpleGrid columns={2} gap="3">
          <Version label="Já salvo" score={theirs} />
          <Version label="Neste aparelho" score={mine} />
        </SimpleGrid>
      </Stack>
    </DialogFrame>
  );
}

function Version({ label, score }: { label: string; score: string }) {
  return (
    <Box borderWidth="1px" borderColor="border.emphasized" borderRadius="l2" p="3" textAlign="center">
      <Text textStyle="sm" color="fg.muted">
        {label}
      </Text>
      <Text textStyle="2xl" fontWeight="bold" fontFamily="heading">
        {score}
      </Text>
    </Box>
  );
}
