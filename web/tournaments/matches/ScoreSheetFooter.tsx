import { Box } from "@chakra-ui/react/box";
import { PendingButton } from "../../ui/form/PendingButton";
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

/** What will be written down where that is not what was typed, and the button that does it. */
export function ScoreSheetFooter({ entry, setFormat, names, formId, saving }: ScoreSheetFooterProps) {
  return (
    <>
      <Box flex="1" minW="12rem" aria-live="polite" textStyle="sm" lineHeight="1.35" _empty={{ minW: 0 }}>
        {summary(entry, setFormat, names)}
      </Box>
      <PendingButton type="submit" form={formId} size="lg" pending={saving} flexGrow={{ base: 1, md: 0 }}>
        {saving ? "Salvando..." : "Salvar resultado"}
      </PendingButton>
    </>
  );
}

function summary(
  entry: ScoreEntry,
  setFormat: SetFormatName,
  [first, second]: readonly [string, string],
): string | null {
  if (entry.mode === "COMPLETED") return null;
  if (entry.mode === "WALKOVER" && entry.absent === "both")
    return "Fica registrada a derrota das duas duplas.";
  const score = writtenScore(entry, setFormat);
  return score ? `Fica registrado: ${first} ${score[0]}, ${second} ${score[1]}.` : null;
}
