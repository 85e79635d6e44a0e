import { Button } from "@chakra-ui/react/button";
import { FileUp } from "lucide-react";
import { graphql, useFragment, useRelayEnvironment } from "react-relay/hooks";
import type { EnrolmentsBar_tournament$key } from "../../__generated__/EnrolmentsBar_tournament.graphql";
import type { EnrolmentStatus } from "../../../server/tournaments/tournament-labels.rules";
import { CountChips } from "../../ui/list/CountChips";
import type { ListColumn, ListSort } from "../../ui/list/list-column";
import { ListBar } from "../../ui/list/ListBar";
import type { useListAddress } from "../../ui/list/use-list-address";
import { startWork } from "../../ui/long-work/long-work";
import { usePlaceTime } from "../../ui/PlaceTime";
import { filterStates, playedStates, stateFilterLabel } from "../enrolment-state";
import type { DeskRow } from "./desk-row";
import { deskVariables, isOwingOnly, owingWord, statusIn, type DeskFilter } from "./enrolment-filters";

interface EnrolmentsBarProps {
  tournament: EnrolmentsBar_tournament$key;
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
      fragment EnrolmentsBar_tournament on Tournament
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
