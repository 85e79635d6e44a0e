import { Box } from "@chakra-ui/react/box";
import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { Landmark } from "lucide-react";
import { useRef, useState } from "react";
import { graphql, usePaginationFragment } from "react-relay/hooks";
import query, { type BankLinesQuery } from "../../__generated__/BankLinesQuery.graphql";
import type { BankLines_arena$key } from "../../__generated__/BankLines_arena.graphql";
import { useListRefetch } from "../../relay/use-list-refetch";
import { Panel } from "../../ui/Card";
import { EmptyState } from "../../ui/EmptyState";
import { lazyDialog } from "../../ui/lazy-dialog";
import { ListFailure } from "../../ui/list/ListFailure";
import { LoadMoreButton } from "../../ui/LoadMoreButton";
import { useActing } from "../../ui/use-acting";
import { useFocusKept } from "../../ui/use-focus-kept";
import { bankTabAt, standsIn } from "./bank-lists";
import { BankLineItem, readBankLine, type ShownLine } from "./BankLineItem";
import { BankSums } from "./BankSums";
import { StatementDrop } from "./StatementDrop";
import { useBankActs } from "./use-bank-acts";

const OtherChargeDialog = lazyDialog(async () => (await import("./OtherChargeDialog")).OtherChargeDialog);

const pageSize = 20;

interface BankLinesProps {
  arena: BankLines_arena$key;
  /** Which of its lists the address names. */
  word: string | undefined;
}

/** What came into the arena's account, list by list. */
export function BankLines({ arena, word }: BankLinesProps) {
  const { data, refetch, ...more } = usePaginationFragment<BankLinesQuery, BankLines_arena$key>(
    graphql`
      fragment BankLines_arena on Arena
      @refetchable(queryName: "BankLinesQuery")
      @argumentDefinitions(
        count: { type: "Int", defaultValue: 20 }
        cursor: { type: "String" }
        list: { type: "BankLineList!" }
      ) {
        id
        ...BankSums_arena
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
  const { ask, refreshing, failed } = useListRefetch<BankLinesQuery, { list: typeof list }>(
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
