import { Flex } from "@chakra-ui/react/flex";
import { HStack, Stack } from "@chakra-ui/react/stack";
import { chakra } from "@chakra-ui/react/styled-system";
import { Text } from "@chakra-ui/react/text";
import { graphql, useFragment } from "react-relay/hooks";
import type { EnrolmentRow_enrolment$key } from "../../__generated__/EnrolmentRow_enrolment.graphql";
import { Panel } from "../../ui/Card";
import { formatDateTime } from "../../ui/format";
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
  const shared = { inPairs, open, pairId: pair?.id ?? null, pairNames: names, onAsk, onChanged };
  return (
    <Panel
      as="li"
      p="0"
      boxShadow="xs"
      overflow="hidden"
      borderColor={selected ? "sea.solid" : undefined}
      outlineWidth={selected ? "1px" : undefined}
      outlineColor="sea.solid"
      outlineStyle={selected ? "solid" : undefined}
    >
      <Flex
        align="center"
        gap="3"
        minH="11"
        ps={{ base: "3.5", md: "5" }}
        pe={{ base: "3.5", md: "5" }}
        bg="bg.subtle"
        borderBottomWidth="1px"
        borderColor="border.muted"
      >
        {selectable.length > 0 ? (
          <chakra.label
            display="grid"
            placeItems="center"
            boxSize="11"
            ms="-3"
            cursor="pointer"
            flexShrink="0"
          >
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
        ) : null}
        <HStack gap="2" rowGap="0" wrap="wrap" textStyle="xs" color="fg.muted" minW="0" py="2">
          <Text as="span" fontWeight="bold" color="fg">
            {partner ? "Dupla" : inPairs ? "Sem dupla" : "Atleta"}
          </Text>
          {showCategory && category ? <span>{category.name}</span> : null}
          <span>inscrição em {formatDateTime(enrolment.enrolledAt, timeZone)}</span>
        </HStack>
      </Flex>
      <Stack gap="0" divideY="1px" divideColor="border.muted" px={{ base: "3.5", md: "5" }}>
        <EnrolmentPerson enrolment={enrolment} {...shared} />
        {partner ? <EnrolmentPerson enrolment={partner} {...shared} /> : null}
      </Stack>
    </Panel>
  );
}
