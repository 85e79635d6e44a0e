import { Box } from "@chakra-ui/react/box";
import { Heading } from "@chakra-ui/react/heading";
import { Stack } from "@chakra-ui/react/stack";
import { Children, type ReactNode } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { drawStageLabel } from "../../../server/sport/draws/draw-plan.rules";
import type { DrawnCategory_category$key } from "../../__generated__/DrawnCategory_category.graphql";
import { usePlaceTime } from "../../ui/PlaceTime";
import type { ShownMatch } from "../matches/shown-matches";
import { BracketStages } from "../public/BracketStages";
import { GroupCard } from "../public/GroupCard";
import { readDrawnBracket } from "../public/bracket-view";
import { gamesOfGroup } from "../public/read-category-matches";

/** Groups beside each other, as many as there is room for. */
export function GroupGrid({ children }: { children: ReactNode }) {
  const onPaper = Children.count(children) <= 4 ? 2 : 3;
  return (
    <Box
      display="grid"
      gridTemplateColumns="repeat(auto-fill, minmax(min(100%, 16rem), 1fr))"
      gap="3"
      alignItems="start"
      _print={{ gridTemplateColumns: `repeat(${onPaper}, minmax(0, 1fr))`, gap: "2" }}
    >
      {children}
    </Box>
  );
}

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
            ...bracketView_bracket
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
