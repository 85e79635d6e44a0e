import { Box } from "@chakra-ui/react/box";
import { Stack } from "@chakra-ui/react/stack";
import {
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useRef,
  useState,
  useTransition,
  type Ref,
} from "react";
import { graphql, usePaginationFragment } from "react-relay/hooks";
import { useSearchParams } from "react-router-dom";
import type {
  EnrolmentsList_tournament$data,
  EnrolmentsList_tournament$key,
} from "../../__generated__/EnrolmentsList_tournament.graphql";
import type { EnrolmentsListQuery } from "../../__generated__/EnrolmentsListQuery.graphql";
import { focusContent } from "../../ui/focus-content";
import { LoadMoreButton } from "../../ui/LoadMoreButton";
import { useFocusKept } from "../../ui/use-focus-kept";
import { EnrolmentsToolbar } from "./EnrolmentsToolbar";
import {
  addressOfEnrolmentFilters,
  enrolmentFiltersFrom,
  enrolmentVariables,
  filtersEnrolments,
  noEnrolmentFilters,
  type EnrolmentFilters,
} from "./enrolment-filters";
import type { AskAbout } from "./enrolment-questions";
import { owing } from "./enrolment-selection";
import { enrolmentUnits } from "./enrolment-units";
import { EnrolmentRow } from "./EnrolmentRow";
import { NoEnrolments } from "./NoEnrolments";
import { readPayment } from "../read-payment";
import { SelectedEnrolments } from "./SelectedEnrolments";
import { useSelection } from "./use-selection";

const enrolmentsPageSize = 40;
const largestPage = 100;
const noEdges: NonNullable<EnrolmentsList_tournament$data["entries"]>["edges"] = [];

export interface EnrolmentsListHandle {
  /** Asks the server again for what is on screen. */
  reload: () => void;
}

interface EnrolmentsListProps {
  tournament: EnrolmentsList_tournament$key;
  onAsk: AskAbout;
  ref: Ref<EnrolmentsListHandle>;
}

/** The desk's list. The server filters; the old rows stay, dimmed, until the new ones are here. */
export function EnrolmentsList({ tournament: key, onAsk, ref }: EnrolmentsListProps) {
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
      ) {
        id
        isChampionship
        categories {
          id
          takesEntries
          ...EnrolmentsToolbar_categories
        }
        entries(
          first: $count
          after: $cursor
          search: $search
          statuses: $statuses
          categoryId: $categoryId
          owing: $owing
        ) @connection(key: "EnrolmentsList_entries") {
          owingCount
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
              payment {
                ...readPayment_payment
              }
              partnerEnrolment {
                id
                status
                payment {
                  ...readPayment_payment
                }
              }
              ...EnrolmentRow_enrolment
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
  const { selected, select, clear } = useSelection();
  const [wanted, setWanted] = useState(0);
  const list = useRef<HTMLDivElement>(null);
  // Whoever was paid for leaves a filtered list with the button that was pressed: the next Tab goes on from the list.
  const focusKept = useFocusKept(() => {
    if (list.current) list.current.focus({ preventScroll: true });
    else focusContent();
  });
  const filters = enrolmentFiltersFrom(address);
  // The address changes a moment after it was asked to: news that come meanwhile must not bring the old filter back.
  const asked = useRef(filters);
  const edges = entries?.edges ?? noEdges;
  // One page brings no more than so many: whoever had more on screen gets the rest right after, and till then sees what
  // was there, so that nothing moves.
  const complete = !pages.hasNext || edges.length >= wanted;
  const [shown, setShown] = useState(edges);
  if (complete && shown !== edges) setShown(edges);
  const units = enrolmentUnits(
    (complete ? edges : shown).map(({ node }) => node),
    ({ id: own, pair }) => pair?.id ?? own,
  );
  const openIn = new Set(categories.flatMap((each) => (each.takesEntries ? [each.id] : [])));

  const ask = (next: EnrolmentFilters, count: number) => {
    startTransition(() => {
      refetch({ count, ...enrolmentVariables(next) }, { fetchPolicy: "network-only" });
    });
  };

  const apply = (next: EnrolmentFilters) => {
    setAddress(addressOfEnrolmentFilters(next), { replace: true, preventScrollReset: true });
    clear();
    setWanted(0);
    asked.current = next;
    ask(next, enrolmentsPageSize);
  };

  const reload = () => {
    setWanted((before) => Math.max(before, edges.length));
    ask(asked.current, Math.min(largestPage, Math.max(enrolmentsPageSize, edges.length)));
  };
  useImperativeHandle(ref, () => ({ reload }));

  const missing = complete || pages.isLoadingNext || refreshing ? 0 : wanted - edges.length;
  const bringRest = useEffectEvent(() =>
    pages.loadNext(Math.min(largestPage, missing), { onComplete: (error) => error && setWanted(0) }),
  );
  useEffect(() => {
    if (missing > 0) bringRest();
  }, [missing]);

  const owingIn = ({ enrolment }: (typeof units)[number]) => {
    const open = openIn.has(enrolment.category?.id ?? "");
    return [enrolment, enrolment.partnerEnrolment].flatMap((one) =>
      one ? owing({ id: one.id, status: one.status, payment: readPayment(one.payment) }, open) : [],
    );
  };
  const toReceive = units.flatMap(owingIn);
  // Only those who still owe count: somebody else may have received it meanwhile.
  const chosen = toReceive.filter((one) => selected.has(one.id));

  return (
    <Stack gap="5" {...focusKept}>
      <EnrolmentsToolbar
        filters={filters}
        counts={new Map(entries?.statusCounts?.map((each) => [each.status, each.count]) ?? [])}
        owingCount={entries?.owingCount ?? 0}
        categories={categories}
        byEmail={!data.isChampionship}
        onChange={apply}
      />
      {toReceive.length > 0 ? (
        <SelectedEnrolments
          tournamentId={id}
          chosen={chosen}
          owing={toReceive}
          more={pages.hasNext}
          onSelect={select}
          goOnAt={() => list.current}
          onChanged={reload}
          onDone={() => {
            clear();
            reload();
          }}
        />
      ) : null}
      {units.length === 0 ? (
        <NoEnrolments filtering={filtersEnrolments(filters)} onClear={() => apply(noEnrolmentFilters)} />
      ) : (
        <Box
          as="ul"
          bg="bg.panel"
          borderWidth="1px"
          borderColor="border"
          borderRadius="l3"
          overflow="hidden"
          ref={list}
          tabIndex={-1}
          outline="0"
          aria-label="Inscrições"
          listStyleType="none"
          aria-busy={refreshing}
          // Who goes up through the list by the keyboard sees what has the focus below the bar.
          css={{ "& :is(button, input)": { scrollMarginTop: "9rem" } }}
          opacity={refreshing ? 0.65 : 1}
          transition="opacity 0.15s"
        >
          {units.map((unit) => (
            <EnrolmentRow
              key={unit.key}
              enrolment={unit.enrolment}
              showCategory={categories.length > 1}
              open={openIn.has(unit.enrolment.category?.id ?? "")}
              selectable={owingIn(unit).map((one) => one.id)}
              selected={selected}
              onSelect={select}
              onAsk={onAsk}
              onChanged={reload}
            />
          ))}
        </Box>
      )}
      <LoadMoreButton
        more={pages}
        pageSize={enrolmentsPageSize}
        failure={{ title: "Erro ao carregar inscrições", description: "Tente novamente." }}
      />
    </Stack>
  );
}
