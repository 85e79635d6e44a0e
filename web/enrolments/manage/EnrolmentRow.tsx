import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { Stack } from "@chakra-ui/react/stack";
import { chakra } from "@chakra-ui/react/styled-system";
import { graphql, useFragment } from "react-relay/hooks";
import type { EnrolmentRow_enrolment$key } from "../../__generated__/EnrolmentRow_enrolment.graphql";
import { dayAt } from "../../../server/platform/time/zoned-time.rules";
import { formatShortDay } from "../../ui/format";
import { usePlaceTime } from "../../ui/PlaceTime";
import { EnrolmentPerson } from "./EnrolmentPerson";
import type { AskAbout } from "./enrolment-questions";

interface EnrolmentRowProps {
  enrolment: EnrolmentRow_enrolment$key;
  /** Where there are several. */
  showCategory: boolean;
  /** Before the draw people come and go. */
  open: boolean;
  /** Those of the row whose fee is to be received. */
  selectable: readonly string[];
  selected: ReadonlySet<string>;
  onSelect: (enrolmentIds: readonly string[], selected: boolean) => void;
  onAsk: AskAbout;
  onChanged: () => void;
}

/** One row of the desk: a pair, or somebody who plays, waits or seeks alone. */
export function EnrolmentRow({
  enrolment: key,
  showCategory,
  open,
  selectable,
  selected: chosen,
  onSelect,
  onAsk,
  onChanged,
}: EnrolmentRowProps) {
  const enrolment = useFragment(
    graphql`
      fragment EnrolmentRow_enrolment on Enrolment {
        enrolledAt
        athlete {
          displayName
        }
        category {
          name
          inPairs
        }
        pair {
          id
        }
        partnerEnrolment {
          athlete {
            displayName
          }
          ...EnrolmentPerson_enrolment
        }
        ...EnrolmentPerson_enrolment
      }
    `,
    key,
  );
  const timeZone = usePlaceTime();
  const { athlete, partnerEnrolment: partner, category, pair } = enrolment;
  const names = partner ? `${athlete.displayName} e ${partner.athlete.displayName}` : athlete.displayName;
  const selected = selectable.length > 0 && selectable.every((id) => chosen.has(id));
  const inPairs = category?.inPairs ?? true;
  const about = [
    partner || !inPairs ? "" : "Sem dupla",
    showCategory && category ? category.name : "",
    `inscrição em ${formatShortDay(dayAt(Date.parse(enrolment.enrolledAt), timeZone))}`,
  ].filter(Boolean);
  const shared = { inPairs, open, pairId: pair?.id ?? null, pairNames: names, onAsk, onChanged };
  return (
    <Flex
      as="li"
      gap={{ base: "2", md: "3" }}
      px={{ base: "2.5", md: "4" }}
      borderBottomWidth="1px"
      borderColor="border.muted"
      bg={selected ? "sea.subtle" : undefined}
      _last={{ borderBottomWidth: "0" }}
    >
      {selectable.length > 0 ? (
        <chakra.label display="grid" placeItems="center" w="8" minH="11" cursor="pointer" flexShrink="0">
          <chakra.input
            type="checkbox"
            boxSize="5"
            accentColor="sea.solid"
            cursor="pointer"
            checked={selected}
            onChange={(event) => onSelect(selectable, event.target.checked)}
            aria-label={`Selecionar ${names}`}
            _focusVisible={{ outline: "3px solid", outlineColor: "coral.focusRing", outlineOffset: "2px" }}
          />
        </chakra.label>
      ) : (
        <Box w="8" flexShrink="0" aria-hidden="true" hideBelow="md" />
      )}
      <Stack flex="1" minW="0" gap="0">
        <EnrolmentPerson enrolment={enrolment} about={about} {...shared} />
        {partner ? <EnrolmentPerson enrolment={partner} {...shared} /> : null}
      </Stack>
    </Flex>
  );
}
