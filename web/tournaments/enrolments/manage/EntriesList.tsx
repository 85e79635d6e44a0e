import { Button } from "@chakra-ui/react/button";
import { Stack } from "@chakra-ui/react/stack";
import { Search, UsersRound } from "lucide-react";
import { useImperativeHandle, useRef, useState, useTransition, type Ref } from "react";
import { graphql, usePaginationFragment } from "react-relay/hooks";
import { useSearchParams } from "react-router-dom";
import type { EntriesList_tournament$key } from "../../../__generated__/EntriesList_tournament.graphql";
import type { EntriesListQuery } from "../../../__generated__/EntriesListQuery.graphql";
import { EmptyState } from "../../../ui/EmptyState";
import { focusContent } from "../../../ui/focus-content";
import { LoadMoreButton } from "../../../ui/LoadMoreButton";
import { useFocusKept } from "../../../ui/use-focus-kept";
import { ConfirmSelected } from "./ConfirmSelected";
import { EntriesToolbar } from "./EntriesToolbar";
import {
  addressOfEntryFilters,
  entryFiltersFrom,
  entryVariables,
  filtersEntries,
  noEntryFilters,
  type EntryFilters,
} from "./entry-filters";
import type { AskAbout } from "./entry-questions";
import { entryUnits } from "./entry-units";
import { EntryRow } from "./EntryRow";

const entriesPageSize = 40;
const mostAtOnce = 100;

export interface EntriesListHandle {
  /** Asks the server again for what is on screen. */
  reload: () => void;
}

interface EntriesListProps {
  tournament: EntriesList_tournament$key;
  onAsk: AskAbout;
  ref: Ref<EntriesListHandle>;
}

/** The desk's list. The server filters; the old rows stay, dimmed, until the new ones are here. */
export function EntriesList({ tournament: key, onAsk, ref }: EntriesListProps) {
  const pages = usePaginationFragment<EntriesListQuery, EntriesList_tournament$key>(
    graphql`
      fragment EntriesList_tournament on Tournament
      @refetchable(queryName: "EntriesListQuery")
      @argumentDefinitions(
        count: { type: "Int", defaultValue: 40 }
        cursor: { type: "String" }
        search: { type: "String" }
        statuses: { type: "[EnrolmentStatus!]" }
        categoryId: { type: "ID" }
      ) {
        id
        isChampionship
        categories {
          id
          takesEntries
          ...EntriesToolbar_categories
        }
        entries(first: $count, after: $cursor, search: $search, statuses: $statuses, categoryId: $categoryId)
          @connection(key: "EntriesList_entries") {
          statusCounts {
            status
            count
          }
          edges {
            node {
              id
              status
              category {
                id
              }
              pair {
                id
              }
              partnerEnrolment {
                id
                status
              }
              ...EntryRow_entry
            }
          }
        }
      }
    `,
    key,
  );
  const { data, refetch } = pages;
  const { id, categories, entries } = data;
  const [address, setAddress] = useSearchParams();
  const [refreshing, startTransition] = useTransition();
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const list = useRef<HTMLDivElement>(null);
  // Whoever was paid for leaves a filtered list with the button that was pressed: the next Tab goes on from the list.
  const focusKept = useFocusKept(() => {
    if (list.current) list.current.focus({ preventScroll: true });
    else focusContent();
  });
  const filters = entryFiltersFrom(address);
  const edges = entries?.edges ?? [];
  const units = entryUnits(
    edges.map(({ node }) => node),
    ({ id: own, pair }) => pair?.id ?? own,
  );
  const openIn = new Set(categories.flatMap((each) => (each.takesEntries ? [each.id] : [])));

  const ask = (next: EntryFilters, count: number) => {
    startTransition(() => {
      refetch({ count, ...entryVariables(next) }, { fetchPolicy: "network-only" });
    });
  };

  const apply = (next: EntryFilters) => {
    setAddress(addressOfEntryFilters(next), { replace: true, preventScrollReset: true });
    setSelected(new Set());
    ask(next, entriesPageSize);
  };

  const reload = () => ask(filters, Math.min(mostAtOnce, Math.max(entriesPageSize, edges.length)));
  useImperativeHandle(ref, () => ({ reload }));

  // Only those who still wait count: somebody else may have confirmed them meanwhile.
  const waiting = units.flatMap(({ entry }) =>
    openIn.has(entry.category?.id ?? "")
      ? [entry, entry.partnerEnrolment].flatMap((one) => (one?.status === "AWAITING_PAYMENT" ? [one.id] : []))
      : [],
  );
  const chosen = waiting.filter((one) => selected.has(one));
  const select = (ids: readonly string[], on: boolean) =>
    setSelected((before) => {
      const next = new Set(before);
      for (const one of ids) {
        if (on) next.add(one);
        else next.delete(one);
      }
      return next;
    });

  return (
    <Stack gap="5" {...focusKept}>
      <EntriesToolbar
        filters={filters}
        counts={new Map(entries?.statusCounts?.map((each) => [each.status, each.count]) ?? [])}
        categories={categories}
        byEmail={!data.isChampionship}
        onChange={apply}
      />
      {waiting.length > 0 ? (
        <ConfirmSelected
          tournamentId={id}
          chosen={chosen}
          all={waiting}
          onSelect={select}
          onConfirmed={() => {
            setSelected(new Set());
            reload();
          }}
        />
      ) : null}
      {units.length === 0 ? (
        <NoEntries filtering={filtersEntries(filters)} onClear={() => apply(noEntryFilters)} />
      ) : (
        <Stack
          as="ul"
          ref={list}
          tabIndex={-1}
          outline="0"
          aria-label="Inscrições"
          listStyleType="none"
          gap="3"
          aria-busy={refreshing}
          opacity={refreshing ? 0.65 : 1}
          transition="opacity 0.15s"
        >
          {units.map(({ key: unit, entry }) => (
            <EntryRow
              key={unit}
              entry={entry}
              showCategory={categories.length > 1}
              open={openIn.has(entry.category?.id ?? "")}
              selected={selected.has(entry.id) || selected.has(entry.partnerEnrolment?.id ?? "")}
              onSelect={select}
              onAsk={onAsk}
              onChanged={reload}
            />
          ))}
        </Stack>
      )}
      <LoadMoreButton
        more={pages}
        pageSize={entriesPageSize}
        failure={{ title: "Erro ao carregar inscrições", description: "Tente novamente." }}
      />
    </Stack>
  );
}

function NoEntries({ filtering, onClear }: { filtering: boolean; onClear: () => void }) {
  if (filtering) {
    return (
      <EmptyState
        icon={Search}
        heading="h2"
        title="Nenhuma inscrição encontrada"
        description="Tente ajustar a busca ou os filtros."
      >
        <Button variant="outline" onClick={onClear}>
          Limpar filtros
        </Button>
      </EmptyState>
    );
  }
  return (
    <EmptyState
      icon={UsersRound}
      heading="h2"
      title="Nenhuma inscrição ainda"
      description="Inscreva alguém, importe uma planilha ou envie o link de inscrição aos atletas."
    />
  );
}
