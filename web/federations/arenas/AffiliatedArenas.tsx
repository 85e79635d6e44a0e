import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { Store, Unlink } from "lucide-react";
import { useEffect, useEffectEvent, useState } from "react";
import { graphql, usePaginationFragment } from "react-relay/hooks";
import { counted } from "../../../server/platform/plural.rules";
import type { AffiliatedArenas_federation$key } from "../../__generated__/AffiliatedArenas_federation.graphql";
import query, { type AffiliatedArenasQuery } from "../../__generated__/AffiliatedArenasQuery.graphql";
import { useListRefetch } from "../../relay/use-list-refetch";
import { ConfirmDialog } from "../../ui/ConfirmDialog";
import { EmptyState } from "../../ui/EmptyState";
import { DataList } from "../../ui/list/DataList";
import { MoreMenu } from "../../ui/MoreMenu";
import { toast } from "../../ui/toaster";
import { useEndAffiliationMutation } from "../public/use-affiliation-mutations";
import { ArenaMap } from "./ArenaMap";
import { affiliatedColumns, placeInWords, type AffiliatedArena } from "./affiliated-columns";

interface AffiliatedArenasProps {
  federation: AffiliatedArenas_federation$key;
  /** Refetch counter: incremented after each change outside the list. */
  round: number;
  onChange: () => void;
}

const pageSize = 40;

/** Where a federation's arenas are, and all of them by name. */
export function AffiliatedArenas({ federation, round, onChange }: AffiliatedArenasProps) {
  const { data, refetch, ...more } = usePaginationFragment<
    AffiliatedArenasQuery,
    AffiliatedArenas_federation$key
  >(
    graphql`
      fragment AffiliatedArenas_federation on Federation
      @refetchable(queryName: "AffiliatedArenasQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 40 }, cursor: { type: "String" }) {
        id
        active
        ...ArenaMap_federation
        affiliated: affiliations(first: $count, after: $cursor, status: ACTIVE)
          @connection(key: "AffiliatedArenas_affiliated") {
          totalCount
          edges {
            node {
              id
              proposedAt
              answeredAt
              arena {
                name
                city
                uf
                fullAddress
              }
            }
          }
        }
      }
    `,
    federation,
  );
  const fetched = useListRefetch<AffiliatedArenasQuery, { count: number }>(query, { id: data.id }, refetch);
  const reload = useEffectEvent(() => fetched.ask({ count: pageSize }));
  useEffect(() => {
    if (round > 0) reload();
  }, [round]);
  const [ending, setEnding] = useState<AffiliatedArena | null>(null);
  const [end, pending] = useEndAffiliationMutation();
  const { edges, totalCount } = data.affiliated;

  const confirm = async () => {
    if (!ending) return;
    const answer = (await end({ input: { affiliationId: ending.id } }))?.endAffiliation;
    if (!answer) return;
    setEnding(null);
    if (answer.refusal?.message) toast.error({ title: answer.refusal?.message });
    else toast.success({ title: "Filiação encerrada", description: "A arena recebe um e-mail." });
    onChange();
  };

  return (
    <Stack gap="6">
      <ArenaMap federation={data} />
      <div>
        {totalCount > 0 ? (
          <Text mb="3" textStyle="sm" color="fg.muted">
            {counted(totalCount, "arena filiada", "arenas filiadas")}
          </Text>
        ) : null}
        <DataList
          label="Arenas filiadas"
          rows={edges.map(({ node: { id, arena, answeredAt, proposedAt } }) => ({
            id,
            name: arena.name,
            city: placeInWords(arena.city, arena.uf),
            address: arena.fullAddress,
            since: answeredAt ?? proposedAt,
          }))}
          columns={affiliatedColumns}
          nameOf={({ name }) => name}
          rowActions={(row) => (
            <MoreMenu
              label={`Mais ações para ${row.name}`}
              variant="ghost"
              actions={[
                { label: "Encerrar filiação", icon: Unlink, dangerous: true, onSelect: () => setEnding(row) },
              ]}
            />
          )}
          more={more}
          pageSize={pageSize}
          refreshing={fetched.refreshing}
          failed={fetched.failed}
          empty={
            <EmptyState
              icon={Store}
              title="Nenhuma arena filiada"
              description={
                data.active
                  ? "Convide arenas: quem aceitar traz os seus atletas para os campeonatos e rankings da federação."
                  : "Quando a federação estiver ativa, você convida arenas aqui, e elas podem pedir a filiação."
              }
            />
          }
        />
        <ConfirmDialog
          open={ending !== null}
          title="Encerrar a filiação?"
          description={`${ending?.name ?? "A arena"} deixa de ser filiada. O histórico e os pontos dos atletas ficam, e quem já está inscrito em um campeonato continua inscrito.`}
          confirmLabel="Encerrar"
          pendingLabel="Encerrando…"
          cancelLabel="Voltar"
          dangerous
          pending={pending}
          onConfirm={() => void confirm()}
          onClose={() => setEnding(null)}
        />
      </div>
    </Stack>
  );
}
