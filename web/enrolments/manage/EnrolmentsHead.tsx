import { Box } from "@chakra-ui/react/box";
import { Button } from "@chakra-ui/react/button";
import { Flex } from "@chakra-ui/react/flex";
import { HStack, Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { FileUp } from "lucide-react";
import { graphql, useFragment, useRelayEnvironment } from "react-relay/hooks";
import { registrationStateLabel } from "../../../server/enrolments/registration-terms.rules";
import type { EnrolmentStatus } from "../../../server/tournaments/tournament-and-enrolment-status.rules";
import type { EnrolmentsHead_enrolmentsBarTournament$key } from "../../__generated__/EnrolmentsHead_enrolmentsBarTournament.graphql";
import type { EnrolmentsHead_tournament$key } from "../../__generated__/EnrolmentsHead_tournament.graphql";
import { StatusBadge, type Tone } from "../../ui/Badges";
import { Meter } from "../../ui/charts/SmallCharts";
import { formatMoneyShare } from "../../ui/format";
import type { useListAddress } from "../../ui/list/list-address";
import type { ListColumn, ListSort } from "../../ui/list/list-column";
import { CountChips, ListBar } from "../../ui/list/ListBar";
import { startWork } from "../../ui/long-work/long-work";
import { usePlaceTime } from "../../ui/PlaceTime";
import { filterStates, playedStates, stateFilterLabel } from "../EnrolmentStateBadge";
import { placesText, waitingText } from "../places-text";
import { CategoryPlaces } from "./CategoryPlaces";
import type { DeskRow } from "./desk-row";
import { type DeskFilter, deskVariables, isOwingOnly, owingWord, statusIn } from "./enrolment-filters";

const tones: Record<keyof typeof registrationStateLabel, Tone> = {
  UPCOMING: "waiting",
  OPEN: "open",
  CLOSED: "over",
};

interface EnrolmentsHeadProps {
  tournament: EnrolmentsHead_tournament$key;
  /** Places were given by ranking or lots: the list has changed. */
  onAssigned: () => void;
}

/** How many places are taken, what has come in, and whether athletes enrol themselves at the moment. */
export function EnrolmentsHead({ tournament: key, onAssigned }: EnrolmentsHeadProps) {
  const { categories, registration, enrolmentMoney } = useFragment(
    graphql`
      fragment EnrolmentsHead_tournament on Tournament {
        enrolmentMoney {
          receivedInCents
          expectedInCents
        }
        registration {
          state
        }
        categories {
          id
          name
          inPairs
          takenSeats
          seatsLeft
          wildCardsLeft
          waitingEntryCount
          ...CategoryPlaces_category
        }
      }
    `,
    key,
  );
  // Places kept for wild cards count as places here, unlike for athletes who enrol.
  const leftWithKept = (left: number | null | undefined, wildCardsLeft: number, inPairs: boolean) =>
    typeof left === "number" ? left + wildCardsLeft * (inPairs ? 2 : 1) : left;
  return (
    <Flex wrap="wrap" align="flex-end" columnGap="8" rowGap="3">
      <Stack gap="1.5" flex="1 1 16rem" minW="0">
        <HStack gap="2" wrap="wrap">
          <StatusBadge tone={tones[registration.state]}>
            {registrationStateLabel[registration.state]}
          </StatusBadge>
        </HStack>
        <Stack gap="0.5" as="ul" listStyleType="none" textStyle="sm">
          {categories.map(
            ({ id, name, inPairs, takenSeats, seatsLeft, wildCardsLeft, waitingEntryCount }) => (
              <Text as="li" key={id}>
                {categories.length > 1 ? `${name}: ` : null}
                <Text as="span" fontWeight="bold">
                  {placesText(takenSeats, leftWithKept(seatsLeft, wildCardsLeft, inPairs), inPairs)}
                </Text>
                {waitingEntryCount > 0 ? (
                  <Text as="span" color="fg.muted">
                    {" · "}
                    {waitingText(waitingEntryCount, inPairs)}
                  </Text>
                ) : null}
              </Text>
            ),
          )}
        </Stack>
      </Stack>
      <Stack gap="3" flex="1 1 100%" _empty={{ display: "none" }} order="1">
        {categories.map((category) => (
          <CategoryPlaces
            key={category.id}
            category={category}
            named={categories.length > 1}
            onAssigned={onAssigned}
          />
        ))}
      </Stack>
      {enrolmentMoney && enrolmentMoney.expectedInCents > 0 ? (
        <Box flex="1 1 16rem" maxW={{ md: "24rem" }}>
          <Meter
            label="Recebido"
            value={enrolmentMoney.receivedInCents}
            of={enrolmentMoney.expectedInCents}
            says={formatMoneyShare(enrolmentMoney.receivedInCents, enrolmentMoney.expectedInCents)}
            tone="palm"
          />
        </Box>
      ) : null}
    </Flex>
  );
}

interface EnrolmentsBarProps {
  tournament: EnrolmentsHead_enrolmentsBarTournament$key;
  address: ReturnType<typeof useListAddress<DeskFilter>>;
  columns: readonly ListColumn<DeskRow>[];
  sort: ListSort | null;
  onSort: (sort: ListSort) => void;
  /** Absent once enrolments have closed. */
  onImport?: () => void;
}

/** Search, category filter, CSV import and export, and a chip with a count for each state. */
export function EnrolmentsBar({ tournament: key, address, onImport, ...order }: EnrolmentsBarProps) {
  const { id, name, isChampionship, categories, counted } = useFragment(
    graphql`
      fragment EnrolmentsHead_enrolmentsBarTournament on Tournament
      @argumentDefinitions(search: { type: "String" }, categoryId: { type: "ID" }) {
        id
        name
        isChampionship
        categories {
          id
          name
        }
        # Apart from the list's pages, so that a mutation can bring them for whatever is shown.
        counted: entries(first: 1, search: $search, categoryId: $categoryId) {
          owingCount
          statusCounts {
            status
            count
          }
        }
      }
    `,
    key,
  );
  const counts = new Map<EnrolmentStatus, number>(
    counted?.statusCounts?.map((each) => [each.status, each.count]) ?? [],
  );
  const owingCount = counted?.owingCount ?? 0;
  const environment = useRelayEnvironment();
  const timeZone = usePlaceTime();
  const all = [...counts.values()].reduce((sum, count) => sum + count, 0);
  const status = statusIn(address);
  const owing = isOwingOnly(address);
  // Only states that occur, plus the selected one.
  const states = [...filterStates, ...playedStates].filter((each) => counts.has(each) || each === status);

  const save = () => {
    const { search, statuses, categoryId, owing: owingOnly } = deskVariables(address);
    const sheet = {
      tournament: { id, name, timeZone, isChampionship },
      filters: { search, statuses, categoryId, owing: owingOnly },
    };
    return startWork({
      key: `exportar ${id}`,
      doing: (progress) =>
        progress ? `Exportando ${progress.done} de ${progress.of} inscrições…` : "Exportando as inscrições…",
      run: async (tell) => {
        const { saveEnrolmentsSheet } = await import("./save-enrolments-sheet");
        return saveEnrolmentsSheet(environment, sheet, tell);
      },
    });
  };

  return (
    <>
      <ListBar
        {...order}
        search={{
          value: address.search,
          // A federation does not see e-mail addresses and cannot search by them.
          placeholder: isChampionship ? "Nome do atleta ou da dupla" : "Nome ou e-mail do atleta ou da dupla",
          onChange: (search) => address.change({ search }),
        }}
        filters={
          categories.length > 1
            ? [
                {
                  label: "Categoria",
                  value: address.filters.categoria,
                  all: "Todas",
                  options: categories.map((each) => ({ value: each.id, label: each.name })),
                  onChange: (categoria) => address.change({ filters: { categoria } }),
                },
              ]
            : []
        }
        onCsv={save}
      >
        {onImport ? (
          <Button variant="outline" colorPalette="gray" bg="bg.panel" onClick={onImport}>
            <FileUp />
            Importar CSV
          </Button>
        ) : null}
      </ListBar>
      <CountChips
        label="Situação"
        chips={[
          // The chips count athletes, not rows: a pair is one row and counts two.
          { value: null, label: "Todos os atletas", count: all },
          ...(owingCount > 0 || owing ? [{ value: owingWord, label: "A receber", count: owingCount }] : []),
          ...states.map((each) => ({
            value: each,
            label: stateFilterLabel(each),
            count: counts.get(each) ?? 0,
          })),
        ]}
        value={owing ? owingWord : status}
        onChange={(value) =>
          address.change({
            filters:
              value === owingWord
                ? { situacao: null, pagamento: owingWord }
                : { situacao: value, pagamento: null },
          })
        }
      />
    </>
  );
}
