import { Box } from "@chakra-ui/react/box";
import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { Barcode } from "lucide-react";
import { graphql, useFragment, usePaginationFragment } from "react-relay/hooks";
import { useParams } from "react-router-dom";
import { type BoletoStatus, boletoStatusLabel } from "../../../server/billing/boletos/boleto.rules";
import type { BoletosPage_arena$key } from "../../__generated__/BoletosPage_arena.graphql";
import type { BoletosPage_boleto$key } from "../../__generated__/BoletosPage_boleto.graphql";
import type { BoletosPageBoletosListQuery } from "../../__generated__/BoletosPageBoletosListQuery.graphql";
import query from "../../__generated__/BoletosPageBoletosListQuery.graphql";
import type { BoletosPageQuery } from "../../__generated__/BoletosPageQuery.graphql";
import { NoArena } from "../../arenas/public/NoArena";
import { usePageQuery } from "../../relay/page-query";
import { useListRefetch } from "../../relay/use-list-refetch";
import { Amount } from "../../ui/Amount";
import { Panel } from "../../ui/Cards";
import { EmptyState, RowsSkeleton } from "../../ui/PageStates";
import { formatDate } from "../../ui/format";
import { ListFailure } from "../../ui/list/ListStates";
import { openedParameter } from "../../ui/list/list-address";
import { ListRow, ListRowName, LoadMoreButton } from "../../ui/ListRows";
import { PageContent, PageFrame } from "../../ui/PageFrame";
import { StatusBadge, type Tone } from "../../ui/Badges";
import { TabLinks } from "../../ui/TabLinks";
import { TextLink } from "../../ui/Links";
import { payerOf } from "../charges/charge-columns";
import { arenaFinancePath } from "../public/finance-paths";
import { AgreementCard } from "./AgreementCard";
import { BankFiles } from "./BankFiles";
import { boletoTabAt, boletoTabs } from "./boleto-tabs";

const pageSize = 20;

const toneOf: Record<BoletoStatus, Tone> = {
  WAITING: "waiting",
  SENT: "running",
  REGISTERED: "open",
  REFUSED: "problem",
  PAID: "done",
  TAKEN_OUT: "over",
  DROPPED: "over",
  CANCEL_REQUESTED: "waiting",
  CANCEL_SENT: "running",
};

interface BoletosListProps {
  arena: BoletosPage_arena$key;
  /** Which of its lists the address names. */
  word: string | undefined;
}

/** The files exchanged with the bank, and the arena's boletos, list by list. */
function BoletosList({ arena, word }: BoletosListProps) {
  const { data, refetch, ...more } = usePaginationFragment<
    BoletosPageBoletosListQuery,
    BoletosPage_arena$key
  >(
    graphql`
      fragment BoletosPage_arena on Arena
      @refetchable(queryName: "BoletosPageBoletosListQuery")
      @argumentDefinitions(
        count: { type: "Int", defaultValue: 20 }
        cursor: { type: "String" }
        list: { type: "BoletoList!" }
      ) {
        id
        ...BankFiles_arena
        boletos {
          counts {
            list
            count
          }
          boletos(list: $list, first: $count, after: $cursor) @connection(key: "BoletosList_boletos") {
            edges {
              node {
                key
                ...BoletosPage_boleto
              }
            }
          }
        }
      }
    `,
    arena,
  );
  const { list, label, empty } = boletoTabAt(word);
  const { ask, refreshing, failed } = useListRefetch<BoletosPageBoletosListQuery, { list: typeof list }>(
    query,
    { id: data.id },
    refetch,
  );
  const boletos = data.boletos?.boletos.edges ?? [];
  const countOf = (one: typeof list) => data.boletos?.counts.find((each) => each.list === one)?.count ?? 0;
  return (
    <>
      <BankFiles arena={data} onDone={() => ask({ list })} />
      <Stack as="section" aria-label={label} aria-busy={refreshing || undefined} gap="4">
        <TabLinks
          label="Boletos"
          tabs={boletoTabs.map(({ to, label: name, list: one }) => ({
            to,
            label: name,
            count: countOf(one),
          }))}
        />
        {refreshing ? (
          <Text as="output" srOnly>
            Carregando boletos…
          </Text>
        ) : null}
        {failed ? (
          <ListFailure retry={failed} retrying={refreshing} />
        ) : boletos.length === 0 ? (
          <EmptyState
            icon={Barcode}
            title={empty}
            description="Emita boletos pelo menu de cada cobrança, ou marque várias em Cobranças e escolha Gerar Boletos."
          />
        ) : (
          <Panel py="2" opacity={refreshing ? 0.6 : 1} transition="opacity 0.15s">
            <Box as="ul" aria-label={label} listStyleType="none">
              {boletos.map(({ node }) => (
                <BoletoItem key={node.key} boleto={node} />
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
    </>
  );
}

function BoletoItem({ boleto: key }: { boleto: BoletosPage_boleto$key }) {
  const { status, amountInCents, dueOn, ourNumber, isMissed, note, charge } = useFragment(
    graphql`
      fragment BoletosPage_boleto on Boleto {
        status
        amountInCents
        dueOn
        ourNumber
        isMissed
        note
        charge {
          id
          payerName
          description
        }
      }
    `,
    key,
  );
  const opened = new URLSearchParams({ mes: "todos", [openedParameter]: charge.id });
  return (
    <ListRow
      basis="16rem"
      end={
        <Stack gap="1" align="flex-end">
          <Amount cents={amountInCents} />
          <StatusBadge tone={isMissed ? "problem" : toneOf[status]}>
            {isMissed
              ? status === "WAITING"
                ? "O banco não recebeu"
                : "Sem resposta do banco"
              : boletoStatusLabel[status]}
          </StatusBadge>
        </Stack>
      }
    >
      <ListRowName>
        <TextLink to={`${arenaFinancePath}?${opened}`} color="fg" fontWeight="bold">
          {payerOf({ payerName: charge.payerName ?? null })}
        </TextLink>
      </ListRowName>
      <Text color="fg.muted" textStyle="sm">
        {[charge.description, `vence em ${formatDate(dueOn)}`, `nosso número ${ourNumber}`].join(" · ")}
      </Text>
      {note ? <Text textStyle="sm">{note}</Text> : null}
    </ListRow>
  );
}

/** /arena-financial/boletos: the agreement with the bank, the files exchanged with it, and what became of each boleto. */
export function BoletosPage() {
  return (
    <PageFrame title="Boletos" back={{ to: arenaFinancePath, label: "Relatório Financeiro" }}>
      <PageContent skeleton={<RowsSkeleton rows={8} />} failure="Erro ao carregar os boletos">
        <Content />
      </PageContent>
    </PageFrame>
  );
}

function Content() {
  const { list: word } = useParams();
  const { viewer } = usePageQuery<BoletosPageQuery>(graphql`
    query BoletosPageQuery($arena: UUID, $list: BoletoList!) {
      viewer {
        arena(key: $arena) {
          id
          boletos {
            agreement {
              ...AgreementCard_agreement
            }
          }
          ...BoletosPage_arena @arguments(list: $list)
        }
      }
    }
  `);
  const arena = viewer?.arena;
  if (!arena?.boletos) return <NoArena />;
  return (
    <Stack gap={{ base: "4", md: "6" }}>
      {arena.boletos.agreement ? <BoletosList key={`${arena.id} ${word}`} arena={arena} word={word} /> : null}
      {/* Once it is saved it is seldom looked at. */}
      <AgreementCard arenaId={arena.id} agreement={arena.boletos.agreement} />
    </Stack>
  );
}
