import { Box } from "@chakra-ui/react/box";
import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { CircleCheck, CircleHelp, Hourglass, Landmark } from "lucide-react";
import { useRef, useState } from "react";
import { graphql, useFragment, usePaginationFragment } from "react-relay/hooks";
import { useParams } from "react-router-dom";
import { counted } from "../../../server/platform/numbers.rules";
import type { ReconciliationPage_arena$key } from "../../__generated__/ReconciliationPage_arena.graphql";
import type { ReconciliationPage_bankSumsArena$key } from "../../__generated__/ReconciliationPage_bankSumsArena.graphql";
import type { ReconciliationPageBankLinesQuery } from "../../__generated__/ReconciliationPageBankLinesQuery.graphql";
import query from "../../__generated__/ReconciliationPageBankLinesQuery.graphql";
import type { ReconciliationPageQuery } from "../../__generated__/ReconciliationPageQuery.graphql";
import { NoArena } from "../../arenas/public/NoArena";
import { usePageQuery } from "../../relay/page-query";
import { useListRefetch } from "../../relay/use-list-refetch";
import { Panel, StatCard, StatCardSkeleton, StatGrid } from "../../ui/Cards";
import { EmptyState, RowsSkeleton } from "../../ui/PageStates";
import { formatMoney } from "../../ui/format";
import { lazyDialog } from "../../ui/lazy-code";
import { ListFailure } from "../../ui/list/ListStates";
import { LoadMoreButton } from "../../ui/ListRows";
import { PageContent, PageFrame } from "../../ui/PageFrame";
import { TabLinks } from "../../ui/TabLinks";
import { useActing } from "../../ui/dialog-state";
import { useFocusKept } from "../../ui/focus";
import { bankTabAt, bankTabs, standsIn } from "./bank-lists";
import { BankLineItem, readBankLine, type ShownLine } from "./BankLineItem";
import { StatementDrop } from "./StatementDrop";
import { useBankActs } from "./use-bank-acts";

const received = (count: number) => counted(count, "recebimento", "recebimentos");

/** What came in and paid, what waits for a yes, and what is like nothing; and the way to each list. */
function BankSums({ arena }: { arena: ReconciliationPage_bankSumsArena$key }) {
  const { bankReconciliation: bank } = useFragment(
    graphql`
      fragment ReconciliationPage_bankSumsArena on Arena {
        bankReconciliation {
          matchedCount
          settled {
            count
            totalInCents
          }
          suggested {
            count
            totalInCents
          }
          leftOver {
            count
            totalInCents
          }
          ignored {
            count
          }
        }
      }
    `,
    arena,
  );
  if (!bank) return null;
  const { settled, suggested, leftOver, ignored, matchedCount } = bank;
  const counts = {
    TO_CHECK: suggested.count + leftOver.count,
    SETTLED: settled.count,
    IGNORED: ignored.count,
  };
  return (
    <>
      <StatGrid>
        <StatCard
          label="Conciliado"
          icon={CircleCheck}
          value={formatMoney(settled.totalInCents)}
          hint={`${received(settled.count)}, ${counted(matchedCount, "sozinho", "sozinhos")}`}
        />
        <StatCard
          label="A confirmar"
          icon={Hourglass}
          value={formatMoney(suggested.totalInCents)}
          hint={`${received(suggested.count)} com sugestão`}
        />
        <StatCard
          label="Sobrando"
          icon={CircleHelp}
          value={formatMoney(leftOver.totalInCents)}
          hint={`${received(leftOver.count)} sem cobrança parecida`}
        />
      </StatGrid>
      <TabLinks
        label="Recebimentos"
        tabs={bankTabs.map(({ to, label, list }) => ({ to, label, count: counts[list] }))}
      />
    </>
  );
}

const OtherChargeDialog = lazyDialog(async () => (await import("./OtherChargeDialog")).OtherChargeDialog);

const pageSize = 20;

interface BankLinesProps {
  arena: ReconciliationPage_arena$key;
  /** Which of its lists the address names. */
  word: string | undefined;
}

/** What came into the arena's account, list by list. */
export function BankLines({ arena, word }: BankLinesProps) {
  const { data, refetch, ...more } = usePaginationFragment<
    ReconciliationPageBankLinesQuery,
    ReconciliationPage_arena$key
  >(
    graphql`
      fragment ReconciliationPage_arena on Arena
      @refetchable(queryName: "ReconciliationPageBankLinesQuery")
      @argumentDefinitions(
        count: { type: "Int", defaultValue: 20 }
        cursor: { type: "String" }
        list: { type: "BankLineList!" }
      ) {
        id
        ...ReconciliationPage_bankSumsArena
        ...StatementDrop_arena
        bankReconciliation {
          lines(list: $list, first: $count, after: $cursor) @connection(key: "BankLines_lines") {
            edges {
              node {
                ...BankLineItem_line
              }
            }
          }
        }
      }
    `,
    arena,
  );
  const { list, label, empty } = bankTabAt(word);
  const { id: arenaId, bankReconciliation } = data;
  const { ask, refreshing, failed } = useListRefetch<ReconciliationPageBankLinesQuery, { list: typeof list }>(
    query,
    { id: arenaId },
    refetch,
  );
  const again = () => ask({ list });
  const acts = useBankActs(again);
  const [searching, setSearching] = useState<ShownLine | null>(null);
  const shown = useActing(searching);
  const region = useRef<HTMLDivElement>(null);
  const focusKept = useFocusKept(() => region.current?.focus({ preventScroll: true }));
  const lines = (bankReconciliation?.lines.edges ?? [])
    .map(({ node }) => readBankLine(node))
    .filter(({ state }) => standsIn(list, state));

  return (
    <Stack gap={{ base: "4", md: "6" }}>
      <StatementDrop arena={data} onImported={again} />
      <BankSums arena={data} />
      <Stack
        as="section"
        ref={region}
        aria-label={label}
        aria-busy={refreshing || undefined}
        tabIndex={-1}
        outline="0"
        gap="4"
        {...focusKept}
      >
        {refreshing ? (
          <Text as="output" srOnly>
            Carregando recebimentos…
          </Text>
        ) : null}
        {failed ? (
          <ListFailure retry={failed} retrying={refreshing} />
        ) : lines.length === 0 ? (
          <EmptyState icon={Landmark} title={empty.title} description={empty.description} />
        ) : (
          <Panel p="0" opacity={refreshing ? 0.6 : 1} transition="opacity 0.15s">
            <Box as="ul" aria-label={label} listStyleType="none">
              {lines.map((line) => (
                <BankLineItem key={line.id} line={line} acts={acts} onSearch={() => setSearching(line)} />
              ))}
            </Box>
          </Panel>
        )}
        <LoadMoreButton
          more={more}
          pageSize={pageSize}
          failure={{ title: "Não foi possível carregar mais", description: "Tente novamente." }}
        />
      </Stack>
      {shown ? (
        <OtherChargeDialog
          key={shown.opening}
          arenaId={arenaId}
          line={shown.acting}
          acts={acts}
          open={shown.open}
          onClose={() => setSearching(null)}
        />
      ) : null}
    </Stack>
  );
}

/** /arena-financial/conciliacao: what came into the arena's account, and which charges it paid. */
export function ReconciliationPage() {
  return (
    <PageFrame title="Conciliação" back={{ to: "/arena-financial", label: "Relatório Financeiro" }}>
      <PageContent
        skeleton={
          <Stack gap="6">
            <StatGrid>
              {["conciliado", "confirmar", "sobrando"].map((stat) => (
                <StatCardSkeleton key={stat} />
              ))}
            </StatGrid>
            <RowsSkeleton rows={6} />
          </Stack>
        }
        failure="Erro ao carregar a conciliação"
      >
        <Content />
      </PageContent>
    </PageFrame>
  );
}

function Content() {
  const { list: word } = useParams();
  const { viewer } = usePageQuery<ReconciliationPageQuery>(graphql`
    query ReconciliationPageQuery($arena: UUID, $list: BankLineList!) {
      viewer {
        arena(key: $arena) {
          id
          ...ReconciliationPage_arena @arguments(list: $list)
        }
      }
    }
  `);
  const arena = viewer?.arena;
  return arena ? <BankLines key={`${arena.id} ${word}`} arena={arena} word={word} /> : <NoArena />;
}
