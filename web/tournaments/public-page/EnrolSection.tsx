import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { type Ref, useEffect, useRef } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { useLocation } from "react-router-dom";
import { rulesInWords } from "../../../server/competition/categories/rules-in-words.rules";
import { levelsAdmitted } from "../../../server/sport/athlete-level.rules";
import { phasesInWords } from "../../../server/sport/scores/rules-of-match.rules";
import type { EnrolSection_categoriesOfferedTournament$key } from "../../__generated__/EnrolSection_categoriesOfferedTournament.graphql";
import type { EnrolSection_rulesToldTournament$key } from "../../__generated__/EnrolSection_rulesToldTournament.graphql";
import type { EnrolSection_tournament$key } from "../../__generated__/EnrolSection_tournament.graphql";
import { EnrolCard } from "../../enrolments/public/EnrolCard";
import { categoryRulesInWords, offeredPlacesText } from "../../enrolments/public/terms-in-words";
import { Panel } from "../../ui/Cards";
import { formatDate, formatMoney } from "../../ui/format";
import { enrolHash } from "./EnrolCall";
import { SectionHeading } from "./SectionHeading";
import { WhoPlays } from "./WhoPlays";

/** Where one may choose among several categories: whom each takes, for how much, and whether there is a place. */
function CategoriesOffered({
  tournament: key,
}: {
  tournament: EnrolSection_categoriesOfferedTournament$key;
}) {
  const { categories, registration } = useFragment(
    graphql`
      fragment EnrolSection_categoriesOfferedTournament on Tournament {
        registration {
          earlyUntil
          rules
        }
        categories {
          id
          name
          level
          gender
          minAge
          maxAge
          inPairs
          cancelledAt
          feeInCents
          earlyFeeInCents
          seatsLeft
          waitingEntryCount
          placeMode
          placesUndecided
          placeRules
        }
      }
    `,
    key,
  );
  const offered = categories
    .filter(({ cancelledAt }) => !cancelledAt)
    .map(({ gender, minAge, maxAge, level, inPairs, seatsLeft, waitingEntryCount, ...category }) => {
      const { placeMode, placesUndecided } = category;
      return {
        ...category,
        rules: [
          ...categoryRulesInWords({ gender, minAge, maxAge, inPairs }),
          `nível: ${levelsAdmitted(level)}`,
        ].join(" · "),
        places: { inPairs, seatsLeft, waitingEntryCount, placeMode, placesUndecided },
      };
    });
  if (categories.length < 2) return null;
  return (
    <Stack as="section" gap="3">
      <SectionHeading>Categorias</SectionHeading>
      <Panel as="ul" listStyleType="none" py={{ base: "0", md: "0" }}>
        {offered.map(({ id, name, rules, feeInCents, earlyFeeInCents, placeRules, places }) => (
          <Flex
            as="li"
            key={id}
            gap="4"
            rowGap="1"
            py="3"
            wrap="wrap"
            align="baseline"
            justify="space-between"
            borderColor="border.muted"
            _notFirst={{ borderTopWidth: "1px" }}
          >
            <Stack gap="0" minW="0" flex="1 1 12rem">
              <Text fontWeight="semibold" overflowWrap="anywhere">
                {name}
              </Text>
              <Text color="fg.muted" textStyle="sm">
                {rules}
              </Text>
              {placeRules.length > 0 ? (
                <Text color="fg.muted" textStyle="sm">
                  {placeRules.join(" ")}
                </Text>
              ) : null}
            </Stack>
            <Stack gap="0" textAlign={{ base: "start", sm: "end" }} fontVariantNumeric="tabular-nums">
              <Text fontWeight="semibold">{feeInCents === 0 ? "Gratuito" : formatMoney(feeInCents)}</Text>
              {registration.earlyUntil &&
              typeof earlyFeeInCents === "number" &&
              earlyFeeInCents < feeInCents ? (
                <Text textStyle="sm">
                  {formatMoney(earlyFeeInCents)} até {formatDate(registration.earlyUntil)}
                </Text>
              ) : null}
              <Text color="fg.muted" textStyle="sm">
                {offeredPlacesText(places)}
              </Text>
            </Stack>
          </Flex>
        ))}
      </Panel>
      {registration.rules.length > 0 ? (
        <Text color="fg.muted" textStyle="sm">
          {registration.rules.join(" ")}
        </Text>
      ) : null}
    </Stack>
  );
}

/**
 * The rules of the categories, also before the draw: what a walkover (W.O.) counts, whether it bars the pair from
 * further matches, who plays the consolation, and the match formats of the phases.
 */
function RulesTold({ tournament: key }: { tournament: EnrolSection_rulesToldTournament$key }) {
  const { setFormat: usualSet, categories } = useFragment(
    graphql`
      fragment EnrolSection_rulesToldTournament on Tournament {
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

interface EnrolSectionProps {
  tournament: EnrolSection_tournament$key;
  /** Receives the element with the enrolment card, if it is shown. */
  steps: Ref<HTMLDivElement>;
}

/** The tab with the categories, the enrolment card, the rules and the list of enrolments. */
export function EnrolSection({ tournament: key, steps }: EnrolSectionProps) {
  const tournament = useFragment(
    graphql`
      fragment EnrolSection_tournament on Tournament {
        status
        viewerEnrolments {
          __typename
        }
        viewerInvitations {
          __typename
        }
        ...EnrolCard_tournament
        ...EnrolSection_categoriesOfferedTournament
        ...EnrolSection_rulesToldTournament
        ...WhoPlays_tournament
      }
    `,
    key,
  );
  const { status, viewerEnrolments, viewerInvitations } = tournament;
  return (
    <Stack gap="8">
      {status === "REGISTRATION_OPEN" ? <CategoriesOffered tournament={tournament} /> : null}
      {status === "REGISTRATION_OPEN" || viewerEnrolments.length + viewerInvitations.length > 0 ? (
        <Box ref={steps}>
          <Arrival>
            <EnrolCard tournament={tournament} />
          </Arrival>
        </Box>
      ) : null}
      {status === "REGISTRATION_OPEN" ? <RulesTold tournament={tournament} /> : null}
      <WhoPlays tournament={tournament} />
    </Stack>
  );
}

/** Target of the link to enrol: scrolls here, below the sticky top bar, and takes the focus. */
function Arrival({ children }: { children: React.ReactNode }) {
  const { hash, key } = useLocation();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (hash !== enrolHash) return;
    place.current?.scrollIntoView();
    place.current?.focus({ preventScroll: true });
  }, [hash, key]);
  return (
    <Box ref={place} tabIndex={-1} outline="0" scrollMarginTop="calc(var(--praia-top-bar, 0px) + 1rem)">
      {children}
    </Box>
  );
}
