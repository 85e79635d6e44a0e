import { Flex } from "@chakra-ui/react/flex";
import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { graphql, useFragment } from "react-relay/hooks";
import { levelsAdmitted } from "../../../server/sport/admitted-levels.rules";
import type { CategoriesOffered_tournament$key } from "../../__generated__/CategoriesOffered_tournament.graphql";
import { categoryRulesInWords, offeredPlacesText } from "../../enrolments/public/terms-in-words";
import { Panel } from "../../ui/Card";
import { formatDate, formatMoney } from "../../ui/format";
import { SectionHeading } from "./SectionHeading";

/** Where one may choose among several categories: whom each takes, for how much, and whether there is a place. */
export function CategoriesOffered({ tournament: key }: { tournament: CategoriesOffered_tournament$key }) {
  const { categories, registration } = useFragment(
    graphql`
      fragment CategoriesOffered_tournament on Tournament {
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
