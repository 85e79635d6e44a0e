import { Box } from "@chakra-ui/react/box";
import { Text } from "@chakra-ui/react/text";
import { drawStageLabel, type DrawStage } from "../../../server/sport/draws/draw-plan.rules";
import type { BracketMatch } from "../public/bracket-view";
import { BracketView } from "./BracketView";
import type { PrintedHalves } from "./printed-halves";

interface PrintedBracketProps {
  stage: DrawStage;
  label: string;
  heading: "h3" | "h4" | "h5";
  halves: PrintedHalves;
  third: BracketMatch | null;
}

/** A bracket that is too high for a sheet, on paper only: a half on each, the end of it on the second. */
export function PrintedBracket({ halves, third, ...view }: PrintedBracketProps) {
  const end = third ? [...halves.rest, { name: drawStageLabel.THIRD_PLACE, matches: [third] }] : halves.rest;
  return (
    <Box display="none" _print={{ display: "block" }}>
      <Box breakInside="avoid">
        <BracketView {...view} rounds={halves.upper} />
      </Box>
      <Box breakInside="avoid" breakBefore="page">
        <Text textStyle="lg" fontWeight="bold" fontFamily="heading">
          {view.label}, segunda metade
        </Text>
        <BracketView {...view} rounds={halves.lower} above={end} />
      </Box>
    </Box>
  );
}
