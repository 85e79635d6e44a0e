import { Button } from "@chakra-ui/react/button";
import { Box } from "@chakra-ui/react/box";
import { Text } from "@chakra-ui/react/text";
import type { SetFormatName } from "../../../server/tournaments/matches/set-format.rules";
import type { ScoreEntry } from "./score-entry";
import { writtenScore } from "./score-result";

interface ScoreSheetFooterProps {
  entry: ScoreEntry;
  setFormat: SetFormatName;
  names: readonly [string, string];
  formId: string;
  saving: boolean;
}

/** What will be written down, and the button that does it. */
export function ScoreSheetFooter({ entry, setFormat, names, formId, saving }: ScoreSheetFooterProps) {
  return (
    <>
      <Box flex="1" minW="12rem" aria-live="polite" textStyle="sm">
        {summary(entry, setFormat, names).map((line) => (
          <Text key={line} lineHeight="1.35">
            {line}
          </Text>
        ))}
      </Box>
      <Button type="submit" form={formId} size="lg" disabled={saving} flexGrow={{ base: 1, md: 0 }}>
        {saving ? "Salvando..." : "Salvar resultado"}
      </Button>
    </>
  );
}

function summary(
  entry: ScoreEntry,
  setFormat: SetFormatName,
  [first, second]: readonly [string, string],
): string[] {
  if (entry.mode === "WALKOVER" && entry.absent === "both")
    return ["Derrota para as duas duplas, sem games."];
  const score = writtenScore(entry, setFormat);
  return score ? [`${first}: ${score[0]}`, `${second}: ${score[1]}`] : [];
}
