import { Box } from "@chakra-ui/react/box";
import { PendingButton } from "../../ui/form/PendingButton";
import type { MatchRules } from "../../../server/sport/scores/match-format.rules";
import { writtenInWords } from "../public/competition-words";
import { type ScoreEntry, writtenResult } from "./score-entry";

interface ScoreSheetFooterProps {
  entry: ScoreEntry;
  rules: MatchRules;
  names: readonly [string, string];
  formId: string;
  saving: boolean;
}

/** What will be written down where that is not what was typed, and the button that does it. */
export function ScoreSheetFooter({ entry, rules, names, formId, saving }: ScoreSheetFooterProps) {
  return (
    <>
      <Box
        flex="1"
        minW="12rem"
        aria-live="polite"
        textStyle="sm"
        lineHeight="1.35"
        _empty={{ position: "absolute" }}
      >
        {summary(entry, rules, names)}
      </Box>
      <PendingButton type="submit" form={formId} size="lg" pending={saving} flexGrow={{ base: 1, md: 0 }}>
        {saving ? "Salvando..." : "Salvar resultado"}
      </PendingButton>
    </>
  );
}

function summary(entry: ScoreEntry, rules: MatchRules, names: readonly [string, string]): string | null {
  if (entry.mode === "COMPLETED") return null;
  const written = writtenResult(entry, rules);
  return written && writtenInWords(written, names);
}
