import { Heading } from "@chakra-ui/react/heading";
import { Stack } from "@chakra-ui/react/stack";
import { graphql, useFragment } from "react-relay/hooks";
import { drawStageLabel } from "../../../server/sport/draws/draw-plan.rules";
import type { DrawnCategory_category$key } from "../../__generated__/DrawnCategory_category.graphql";
import { BracketStages } from "../public/BracketStages";
import { GroupCard } from "../public/GroupCard";
import type { ShownMatch } from "../matches/read-shown-match";
import { gamesOfGroup } from "../public/read-category-matches";
import { GroupGrid } from "./GroupGrid";
import { readDrawnBracket } from "../public/read-bracket";
import { usePlaceTime } from "../../ui/PlaceTime";

interface DrawnCategoryProps {
  category: DrawnCategory_category$key;
  /** Of the category. */
  matches: readonly ShownMatch[];
  /** Place of its parts among the page's headings. */
  heading?: "h2" | "h3";
}

/** Groups and brackets of a drawn category; nothing before the draw. */
export function DrawnCategory({ category, matches, heading = "h3" }: DrawnCategoryProps) {
  const { draw, groups } = useFragment(
    graphql`
      fragment DrawnCategory_category on TournamentCategory {
        draw {
          format
          lettersByResult
          brackets {
            ...readBracket_bracket
          }
        }
        groups {
          letter
          ...GroupCard_group
        }
      }
    `,
    category,
  );
  const timeZone = usePlaceTime();
  if (!draw) return null;
  const { brackets, lettersByResult } = draw;
  const alone = draw.format === "ROUND_ROBIN";
  const inner = heading === "h2" ? "h3" : "h4";
  return (
    <Stack gap="6" _print={{ gap: "4" }}>
      {groups.length > 0 ? (
        <Stack as="section" gap="3">
          {alone ? null : (
            <Heading as={heading} textStyle="lg" fontWeight="bold">
              {drawStageLabel.GROUP}
            </Heading>
          )}
          <GroupGrid>
            {groups.map((group) => (
              <GroupCard
                key={group.letter}
                dense
                group={group}
                alone={alone}
                heading={alone ? heading : inner}
                games={gamesOfGroup(matches, group.letter)}
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
