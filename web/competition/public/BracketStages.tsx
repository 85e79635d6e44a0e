import { Box } from "@chakra-ui/react/box";
import { Heading } from "@chakra-ui/react/heading";
import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { onLyingSheet } from "../../ui/PaperFormat";
import { BracketView } from "../draws/BracketView";
import { type BracketMatch, type BracketRound, bracketSlots, type ReadBracket } from "./bracket-view";
import { drawStageLabel, type DrawStage } from "../../../server/sport/draws/draw-plan.rules";

/** So many matches one above the other fit on a sheet upright, and lying. */
const most = { upright: 16, lying: 11 } as const;

interface BracketStagesProps {
  brackets: readonly ReadBracket[];
  /** Whether groups were played before. */
  afterGroups: boolean;
  /** Whether letters that no seed gave are given by the groups' results. */
  lettersByResult?: boolean;
  /** Place of a bracket among the page's headings; its rounds stand one below. */
  heading: "h2" | "h3" | "h4";
}

const below = { h2: "h3", h3: "h4", h4: "h5" } as const;
/** So many rounds fit beside each other on a sheet that stands upright. */
const mostUpright = 6;

/** Every bracket of a draw, each under its name; the match for third place where it belongs. */
export function BracketStages({
  brackets,
  afterGroups,
  lettersByResult = false,
  heading,
}: BracketStagesProps) {
  const shown = withThirdPlace(brackets);
  const stages = shown.map(({ stage }) => stage);
  const liesDown = shown.some(({ rounds }) => rounds.length > mostUpright);
  const lies = (stage: DrawStage) => liesDown && stage !== "MAIN";
  return shown.map(({ stage, rounds, third }) => {
    const label = bracketLabel(stage, { afterGroups, stages });
    const halves = printedHalves(stage, rounds, lies(stage) ? "lying" : "upright");
    const inner = { stage, label, heading: below[heading] };
    return (
      <Stack
        as="section"
        key={stage}
        gap="2"
        minW="0"
        _print={{ gap: "1", breakInside: halves ? "auto" : "avoid", ...(lies(stage) ? onLyingSheet : {}) }}
      >
        <Heading as={heading} textStyle="lg" fontWeight="bold" _print={{ breakAfter: "avoid" }}>
          {label}
        </Heading>
        {stage === "MAIN" && lettersByResult ? (
          <Text textStyle="sm" color="fg.muted">
            Grupos sem cabeça de chave: no fim da fase, o melhor primeiro colocado entre eles fica com a
            primeira letra livre, e assim por diante.
          </Text>
        ) : null}
        <Box _print={{ display: halves ? "none" : "block" }}>
          <BracketView {...inner} rounds={rounds} third={third} />
        </Box>
        {halves ? <PrintedBracket {...inner} halves={halves} third={third} /> : null}
      </Stack>
    );
  });
}

/** What a bracket is called beside the others of its draw. */
function bracketLabel(
  stage: DrawStage,
  among: { afterGroups: boolean; stages: readonly DrawStage[] },
): string {
  if (stage !== "MAIN") return drawStageLabel[stage];
  if (among.afterGroups) return "Eliminatórias";
  return among.stages.includes("LOSERS") ? "Chave dos vencedores" : drawStageLabel.MAIN;
}

/** The match for third place goes below the final of its bracket where there is room, else it stands on its own. */
function withThirdPlace(brackets: readonly ReadBracket[]): (ReadBracket & { third: BracketMatch | null })[] {
  const main = brackets.find(({ stage }) => stage === "MAIN");
  const moves = main !== undefined && main.rounds.length >= 3;
  const third = brackets.find(({ stage }) => stage === "THIRD_PLACE")?.rounds[0]?.matches[0] ?? null;
  return brackets
    .filter(({ stage }) => stage !== "THIRD_PLACE" || !moves)
    .map((bracket) => ({ ...bracket, third: moves && bracket === main ? third : null }));
}

interface PrintedBracketProps {
  stage: DrawStage;
  label: string;
  heading: "h3" | "h4" | "h5";
  halves: PrintedHalves;
  third: BracketMatch | null;
}

/** A bracket that is too high for a sheet, on paper only: a half on each, the end of it on the second. */
function PrintedBracket({ halves, third, ...view }: PrintedBracketProps) {
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

/** A bracket that no sheet of paper holds, as the two that do. */
interface PrintedHalves {
  readonly upper: readonly BracketRound[];
  readonly lower: readonly BracketRound[];
  /** What the two winners play: the final, among the losers also the round before it. */
  readonly rest: readonly BracketRound[];
}

/** Null where the bracket fits on one sheet. */
export function printedHalves(
  stage: DrawStage,
  rounds: readonly BracketRound[],
  sheet: keyof typeof most,
): PrintedHalves | null {
  const sizes = bracketSlots(stage, rounds).map(({ length }) => length);
  if (Math.max(...sizes) <= most[sheet]) return null;
  const halved = rounds.filter((_, index) => (sizes[index] ?? 0) > 1);
  const half = (index: number) => (sizes[index] ?? 0) / 2;
  return {
    upper: halved.map(({ name, matches }, index) => ({
      name,
      matches: matches.filter(({ order }) => order <= half(index)),
    })),
    lower: halved.map(({ name, matches }, index) => ({
      name,
      matches: matches
        .filter(({ order }) => order > half(index))
        .map((match) => ({ ...match, order: match.order - half(index) })),
    })),
    rest: rounds.slice(halved.length),
  };
}
