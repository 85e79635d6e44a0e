import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { graphql, useFragment } from "react-relay/hooks";
import { rulesInWords } from "../../../server/competition/categories/rules-in-words.rules";
import { phasesInWords } from "../../../server/sport/scores/rules-of-match.rules";
import type { RulesTold_tournament$key } from "../../__generated__/RulesTold_tournament.graphql";
import { SectionHeading } from "./SectionHeading";

/**
 * The rules of the categories, also before the draw: what a walkover (W.O.) counts, whether it bars the pair from
 * further matches, who plays the consolation, and the match formats of the phases.
 */
export function RulesTold({ tournament: key }: { tournament: RulesTold_tournament$key }) {
  const { setFormat: usualSet, categories } = useFragment(
    graphql`
      fragment RulesTold_tournament on Tournament {
        setFormat
        categories {
          name
          cancelledAt
          drawFormat
          matchFormat
          setFormat
          fixedGames
          knockoutMatchFormat
          knockoutSetFormat
          phaseFormats {
            phase
            matchFormat
            setFormat
          }
          walkoverBars
          consolation
        }
      }
    `,
    key,
  );
  // Categories with the same rules share one paragraph.
  const namesByRules = new Map<string, string[]>();
  for (const category of categories) {
    const { name, cancelledAt, drawFormat, matchFormat, walkoverBars, consolation } = category;
    if (cancelledAt) continue;
    const formats = {
      drawFormat,
      matchFormat,
      setFormat: category.setFormat ?? usualSet,
      fixedGames: category.fixedGames ?? null,
      knockoutMatchFormat: category.knockoutMatchFormat ?? null,
      knockoutSetFormat: category.knockoutSetFormat ?? null,
    };
    const phases = category.phaseFormats.map((own) => ({
      phase: own.phase,
      matchFormat: own.matchFormat ?? null,
      setFormat: own.setFormat ?? null,
    }));
    const words = [
      ...rulesInWords({ ...formats, walkoverBars, consolation }),
      ...phasesInWords(phases, formats, { setFormat: usualSet }),
    ].join(" ");
    namesByRules.set(words, [...(namesByRules.get(words) ?? []), name]);
  }
  if (namesByRules.size === 0) return null;
  return (
    <Stack as="section" gap="3">
      <SectionHeading>Regras</SectionHeading>
      {[...namesByRules].map(([words, names]) => (
        <Text key={words} color="fg.muted">
          {namesByRules.size > 1 ? `${names.join(", ")}: ${words}` : words}
        </Text>
      ))}
    </Stack>
  );
}
