import { Heading } from "@chakra-ui/react/heading";
import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { graphql, useFragment } from "react-relay/hooks";
import { drawStageLabel } from "../../../server/tournaments/draws/draw-plan.rules";
import type { DrawnCategory_category$key } from "../../__generated__/DrawnCategory_category.graphql";
import { bracketLabel } from "./bracket-label";
import { BracketView } from "./BracketView";
import { DrawnGroup } from "./DrawnGroup";
import { GroupGrid } from "./GroupCard";
import { readDrawnBracket } from "./read-bracket";
import { withThirdPlace } from "./third-place";

interface DrawnCategoryProps {
  category: DrawnCategory_category$key;
  /** Place of its parts among the page's headings. */
  heading?: "h2" | "h3";
}

/** Groups and brackets of a drawn category; nothing before the draw. */
export function DrawnCategory({ category, heading = "h3" }: DrawnCategoryProps) {
  const { draw } = useFragment(
    graphql`
      fragment DrawnCategory_category on TournamentCategory {
        draw {
          format
          lettersByResult
          groups {
            letter
            ...DrawnGroup_group
          }
          brackets {
            ...readBracket_bracket
          }
        }
      }
    `,
    category,
  );
  if (!draw) return null;
  const { groups } = draw;
  const brackets = withThirdPlace(draw.brackets.map(readDrawnBracket));
  const stages = brackets.map(({ stage }) => stage);
  const inner = heading === "h2" ? "h3" : "h4";
  return (
    <Stack gap="6">
      {groups.length > 0 ? (
        <Stack as="section" gap="3">
          {draw.format === "ROUND_ROBIN" ? null : (
            <Heading as={heading} textStyle="lg" fontWeight="bold">
              {drawStageLabel.GROUP}
            </Heading>
          )}
          <GroupGrid>
            {groups.map((group) => (
              <DrawnGroup
                key={group.letter}
                group={group}
                alone={draw.format === "ROUND_ROBIN"}
                heading={draw.format === "ROUND_ROBIN" ? heading : inner}
              />
            ))}
          </GroupGrid>
        </Stack>
      ) : null}
      {brackets.map(({ stage, rounds, third }) => {
        const label = bracketLabel(stage, { groups: groups.length, stages });
        return (
          <Stack as="section" key={stage} gap="2">
            <Heading as={heading} textStyle="lg" fontWeight="bold">
              {label}
            </Heading>
            {stage === "MAIN" && draw.lettersByResult ? (
              <Text textStyle="sm" color="fg.muted">
                Sem cabeças de chave: depois dos grupos, o melhor primeiro colocado vira o 1º do grupo A, e
                assim por diante.
              </Text>
            ) : null}
            <BracketView stage={stage} rounds={rounds} third={third} label={label} heading={inner} />
          </Stack>
        );
      })}
    </Stack>
  );
}
