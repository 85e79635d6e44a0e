import { Heading } from "@chakra-ui/react/heading";
import { Stack } from "@chakra-ui/react/stack";
import { graphql, useFragment } from "react-relay/hooks";
import { drawStageLabel } from "../../../server/sport/draws/draw-plan.rules";
import type { DrawnCategory_category$key } from "../../__generated__/DrawnCategory_category.graphql";
import { BracketStages } from "../public/BracketStages";
import { DrawnGroup } from "./DrawnGroup";
import { GroupGrid } from "./GroupCard";
import { readDrawnBracket } from "../public/read-bracket";
import { usePlaceTime } from "../../ui/PlaceTime";

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
  const timeZone = usePlaceTime();
  if (!draw) return null;
  const { groups, brackets, lettersByResult } = draw;
  const inner = heading === "h2" ? "h3" : "h4";
  return (
    <Stack gap="6" _print={{ gap: "4" }}>
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
      <BracketStages
        brackets={brackets.map((bracket) => readDrawnBracket(bracket, timeZone))}
        afterGroups={groups.length > 0}
        lettersByResult={lettersByResult}
        heading={heading}
      />
    </Stack>
  );
}
