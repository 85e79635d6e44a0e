import { Stack, HStack } from "@chakra-ui/react/stack";
import {
  Suspense,
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useState,
  type ReactNode,
  type Ref,
} from "react";
import { graphql, usePaginationFragment } from "react-relay/hooks";
import type {
  EnrolmentsList_tournament$data,
  EnrolmentsList_tournament$key,
} from "../../__generated__/EnrolmentsList_tournament.graphql";
import query, { type EnrolmentsListQuery } from "../../__generated__/EnrolmentsListQuery.graphql";
import { useListRefetch } from "../../relay/use-list-refetch";
import { lazyDialog, lazyPart, missingCodeText } from "../../ui/lazy-code";
import { DataList, useRowSelection } from "../../ui/list/DataList";
import { RowDetails } from "../../ui/list/RowDetails";
import { useListAddress, useOpenedRow } from "../../ui/list/list-address";
import { usePlaceTime } from "../../ui/PlaceTime";
import { deskColumns, RowStep } from "./desk-table";
import {
  type DeskChange,
  type DeskRow,
  namesOf,
  owingIn,
  payable,
  payableText,
  readDeskRow,
  stepOf,
  withoutPartners,
} from "./desk-row";
import { deskFilters, deskVariables, isOwingOnly, statusIn, type DeskAsk } from "./enrolment-filters";
import type { AskAbout } from "./enrolment-questions";
import { Catch, EmptyState, loading } from "../../ui/PageStates";
import { toast } from "../../ui/toaster";
import { EnrolmentsBar, EnrolmentsHead } from "./EnrolmentsHead";
import { Skeleton } from "@chakra-ui/react/skeleton";
import { Button } from "@chakra-ui/react/button";
import { Search, UsersRound } from "lucide-react";

const BulkEnrolments = lazyPart(async () => (await import("./BulkEnrolments")).BulkEnrolments);
const EnrolmentDetails = lazyPart(async () => (await import("./EnrolmentDetails")).EnrolmentDetails);
const PaySelectedDialog = lazyDialog(async () => (await import("./BulkEnrolments")).PaySelectedDialog);

const pageSize = 40;
const largestPage = 100;
const noEdges: NonNullable<EnrolmentsList_tournament$data["entries"]>["edges"] = [];

export interface EnrolmentsListHandle {
  /** Reloads the visible rows from the server. */
  reload: () => void;
  /** Call after a mutation whose answer contains the changed row. */
  rowChanged: () => void;
}

interface EnrolmentsListProps {
  tournament: EnrolmentsList_tournament$key;
  onAsk: AskAbout;
  onImport?: () => void;
  /** Rendered between the numbers and the list. */
  children?: ReactNode;
  ref: Ref<EnrolmentsListHandle>;
}

/**
 * The desk's numbers and list, loaded by one query. The server filters; the previous rows stay visible, dimmed, until
 * the new ones arrive.
 */
export function EnrolmentsList({ tournament: key, onAsk, onImport, children, ref }: EnrolmentsListProps) {
  const pages = usePaginationFragment<EnrolmentsListQuery, EnrolmentsList_tournament$key>(
    graphql`
      fragment EnrolmentsList_tournament on Tournament
      @refetchable(queryName: "EnrolmentsListQuery")
      @argumentDefinitions(
        count: { type: "Int", defaultValue: 40 }
        cursor: { type: "String" }
        search: { type: "String" }
        statuses: { type: "[EnrolmentStatus!]" }
        categoryId: { type: "ID" }
        owing: { type: "Boolean" }
        order: { type: "EntriesOrder" }
        descending: { type: "Boolean" }
      ) {
        id
        categories {
          id
          inPairs
          takesEntries
        }
        ...EnrolmentsHead_tournament
        ...EnrolmentsHead_enrolmentsBarTournament @arguments(search: $search, categoryId: $categoryId)
        entries(
          first: $count
          after: $cursor
          search: $search
          statuses: $statuses
          categoryId: $categoryId
          owing: $owing
          order: $order
          descending: $descending
        ) @connection(key: "EnrolmentsList_entries") {
          edges {
            node {
              id
              ...deskRow_enrolment
            }
          }
        }
      }
    `,
    key,
  );
  const { id, categories, entries } = pages.data;
  const [wanted, setWanted] = useState(0);
  const [version, setVersion] = useState(0);
  const [paying, setPaying] = useState(false);
  const timeZone = usePlaceTime();
  const fetched = useListRefetch<EnrolmentsListQuery, ReturnType<typeof deskVariables> & { count: number }>(
    query,
    { id },
    pages.refetch,
  );
  const address = useListAddress(deskFilters, (ask) => {
    setWanted(0);
    fetched.ask({ count: pageSize, ...deskVariables(ask) });
  });
  const { openedId, addressOf, close } = useOpenedRow();
  const selection = useRowSelection();
  const edges = entries?.edges ?? noEdges;
  // The page size has a maximum: a longer list reloads in two requests. Until the second arrives, the previous rows stay
  // visible, so that the layout does not shift.
  const complete = !pages.hasNext || edges.length >= wanted;
  const [shown, setShown] = useState(edges);
  if (complete && shown !== edges) setShown(edges);
  const rows = withoutPartners((complete ? edges : shown).map(({ node }) => readDeskRow(node)));
  const opened = rows.find(({ people }) => people.some((one) => one.id === openedId));

  const openCategories = new Set(categories.flatMap((each) => (each.takesEntries ? [each.id] : [])));
  const isOpen = ({ category }: DeskRow) => openCategories.has(category?.id ?? "");
  const owingOf = (ids: readonly string[]) =>
    rows.flatMap((row) => (ids.includes(row.id) ? owingIn(row, isOpen(row)) : []));

  const reload = () => {
    setVersion((before) => before + 1);
    setWanted((before) => Math.max(before, edges.length));
    fetched.ask({
      count: Math.min(largestPage, Math.max(pageSize, edges.length)),
      ...deskVariables(address.asked()),
    });
  };
  /** If the list is filtered by state, the changed row may no longer match: reload it. */
  const rowChanged = () => {
    if (statusIn(address) !== null || isOwingOnly(address)) reload();
    else setVersion((before) => before + 1);
  };
  const onChanged = (what: DeskChange) => (what === "row" ? rowChanged() : reload());
  useImperativeHandle(ref, () => ({ reload, rowChanged }));

  const missing = complete || pages.isLoadingNext || fetched.refreshing ? 0 : wanted - edges.length;
  const bringRest = useEffectEvent(() =>
    pages.loadNext(Math.min(largestPage, missing), { onComplete: (error) => error && setWanted(0) }),
  );
  useEffect(() => {
    if (missing > 0) bringRest();
  }, [missing]);

  const columns = deskColumns({
    who: whoEnters(categories),
    severalCategories: categories.length > 1,
    timeZone,
  });
  const order = {
    columns,
    sort: address.sort,
    onSort: (sort: DeskAsk["sort"]) => address.change({ sort }),
  };
  return (
    <>
      <Stack gap={{ base: "2", md: "4" }} mb={{ base: "2", md: "4" }}>
        <EnrolmentsHead tournament={pages.data} onAssigned={reload} />
        {children}
      </Stack>
      <EnrolmentsBar
        {...order}
        tournament={pages.data}
        address={{
          ...address,
          change: (part) => {
            selection.clear();
            address.change(part);
          },
        }}
        onImport={onImport}
      />
      <DataList
        {...order}
        label="Inscrições"
        rows={rows}
        nameOf={namesOf}
        openAt={({ id: rowId }) => addressOf(rowId)}
        openedId={opened?.id ?? openedId}
        selection={selection}
        pickable={(row) => owingIn(row, isOpen(row)).length > 0}
        bulkText={(ids) => payableText(owingOf(ids))}
        bulkActions={(ids) => (
          <Catch onError={() => void missingCodeText().then(toast.error)}>
            <Suspense fallback={null}>
              <BulkEnrolments
                tournamentId={id}
                chosen={payable(owingOf(ids))}
                onPay={() => setPaying(true)}
                onDone={() => {
                  selection.clear();
                  reload();
                }}
              />
            </Suspense>
          </Catch>
        )}
        rowActions={(row) => {
          const next = stepOf(row, isOpen(row));
          return (
            next && <RowStep row={row} next={next} tournamentId={id} onAsk={onAsk} onChanged={onChanged} />
          );
        }}
        more={pages}
        pageSize={pageSize}
        refreshing={fetched.refreshing}
        failed={fetched.failed}
        empty={<NoEnrolments filtering={address.isNarrowed} onClear={address.clear} />}
      />
      <RowDetails
        openedId={openedId}
        onClose={close}
        title={opened ? namesOf(opened) : "Inscrição"}
        skeleton={<DetailsSkeleton />}
      >
        {(shownId, attempt) => (
          <EnrolmentDetails
            id={shownId}
            tournamentId={id}
            fetchKey={`${version} ${attempt}`}
            onAsk={onAsk}
            onChanged={onChanged}
          />
        )}
      </RowDetails>
      <PaySelectedDialog
        tournamentId={id}
        chosen={payable(owingOf([...selection.selected]))}
        open={paying}
        onClose={() => setPaying(false)}
        returnFocusTo={() => document.querySelector<HTMLElement>("table[aria-label=Inscrições]")}
        onRefused={reload}
        onPaid={() => {
          setPaying(false);
          selection.clear();
          reload();
        }}
      />
    </>
  );
}

function whoEnters(categories: readonly { readonly inPairs: boolean }[]): "pairs" | "athletes" | "both" {
  const pairs = categories.some(({ inPairs }) => inPairs);
  const athletes = categories.some(({ inPairs }) => !inPairs);
  return pairs && athletes ? "both" : athletes ? "athletes" : "pairs";
}

/** The details of a row on their way: a line, and two people. */
function DetailsSkeleton() {
  return (
    <Stack gap="6" {...loading}>
      <Skeleton h="4" w="80%" />
      {[0, 1].map((person) => (
        <Stack key={person} gap="3">
          <HStack gap="2.5">
            <Skeleton boxSize="9" borderRadius="full" />
            <Skeleton h="5" flex="1" />
          </HStack>
          <Skeleton h="5" w="40%" />
          <Skeleton h="9" w="60%" />
        </Stack>
      ))}
    </Stack>
  );
}

/** Shown when there are no enrolments, or none that match the filters. */
function NoEnrolments({ filtering, onClear }: { filtering: boolean; onClear: () => void }) {
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
