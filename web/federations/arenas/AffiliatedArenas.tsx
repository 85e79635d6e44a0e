import { Box } from "@chakra-ui/react/box";
import { SimpleGrid } from "@chakra-ui/react/simple-grid";
import { Stack } from "@chakra-ui/react/stack";
import { chakra } from "@chakra-ui/react/styled-system";
import { Text } from "@chakra-ui/react/text";
import { MapPin, Store, Unlink } from "lucide-react";
import { useEffect, useEffectEvent, useState } from "react";
import { graphql, useFragment, usePaginationFragment } from "react-relay/hooks";
import { ufName } from "../../../server/brazil/uf.rules";
import { counted } from "../../../server/platform/numbers.rules";
import type { AffiliatedArenas_federation$key } from "../../__generated__/AffiliatedArenas_federation.graphql";
import type { AffiliatedArenasQuery } from "../../__generated__/AffiliatedArenasQuery.graphql";
import query from "../../__generated__/AffiliatedArenasQuery.graphql";
import type { AffiliatedArenas_arenaMapFederation$key } from "../../__generated__/AffiliatedArenas_arenaMapFederation.graphql";
import { useListRefetch } from "../../relay/use-list-refetch";
import { Card } from "../../ui/Cards";
import { ConfirmDialog } from "../../ui/ConfirmDialog";
import { MoreMenu } from "../../ui/LazyMenu";
import { DataList } from "../../ui/list/DataList";
import { EmptyState } from "../../ui/PageStates";
import { toast } from "../../ui/toaster";
import { useEndAffiliationMutation } from "../public/AffiliationRow";
import { type AffiliatedArena, affiliatedColumns, placeInWords } from "./affiliated-columns";

type Uf = keyof typeof ufName;

/** Where each state stands in a picture of Brazil that is made of squares: its column and its row, from the north-west. */
export const ufTiles: Record<Uf, readonly [column: number, row: number]> = {
  RR: [1, 0],
  AP: [2, 0],
  AM: [1, 1],
  PA: [2, 1],
  MA: [3, 1],
  CE: [4, 1],
  RN: [5, 1],
  AC: [0, 2],
  RO: [1, 2],
  TO: [2, 2],
  PI: [3, 2],
  PE: [4, 2],
  PB: [5, 2],
  MT: [1, 3],
  DF: [2, 3],
  BA: [3, 3],
  SE: [4, 3],
  AL: [5, 3],
  MS: [1, 4],
  GO: [2, 4],
  MG: [3, 4],
  ES: [4, 4],
  PR: [1, 5],
  SP: [2, 5],
  RJ: [3, 5],
  SC: [1, 6],
  RS: [1, 7],
};

interface Place {
  readonly uf: string | null;
  readonly city: string | null;
  readonly arenaCount: number;
}

/** How many arenas each state has; a state that does not exist has none. */
export function arenasByUf(places: readonly Place[]): ReadonlyMap<Uf, number> {
  const counts = new Map<Uf, number>();
  for (const { uf, arenaCount } of places)
    if (uf !== null && Object.hasOwn(ufTiles, uf))
      counts.set(uf as Uf, (counts.get(uf as Uf) ?? 0) + arenaCount);
  return counts;
}

/** How dark a state is, from 0 for none to 4 for those that have the most. */
export const shadeOf = (count: number, most: number): 0 | 1 | 2 | 3 | 4 =>
  count <= 0 || most <= 0 ? 0 : (Math.max(1, Math.ceil((count / most) * 4)) as 1 | 2 | 3 | 4);

const size = 34;
const step = size + 3;
const columns = 6;
const rows = 8;
/** From few to many arenas; the label on each is readable in light and dark mode. */
const shades = ["bg.emphasized", "sea.200", "sea.300", "sea.600", "sea.800"] as const;

/** A federation's arenas by place: states as squares, darker for more arenas, and the cities by name. */
export function ArenaMap({ federation }: { federation: AffiliatedArenas_arenaMapFederation$key }) {
  const { arenaPlaces } = useFragment(
    graphql`
      fragment AffiliatedArenas_arenaMapFederation on Federation {
        arenaPlaces {
          uf
          city
          arenaCount
        }
      }
    `,
    federation,
  );
  if (arenaPlaces.length === 0) return null;
  const places = arenaPlaces.map(({ uf, city, arenaCount }) => ({
    uf: uf ?? null,
    city: city ?? null,
    arenaCount,
  }));
  const counts = arenasByUf(places);
  return (
    <Card title="Onde estão" icon={MapPin}>
      <SimpleGrid columns={{ base: 1, md: 2 }} gap="6" alignItems="start">
        <TileMap counts={counts} />
        <Stack
          as="ul"
          gap="1.5"
          listStyleType="none"
          aria-label="Cidades"
          maxH="19rem"
          overflowY="auto"
          tabIndex={0}
        >
          {places.map(({ uf, city, arenaCount }) => (
            <Box as="li" key={`${uf} ${city}`} display="flex" justifyContent="space-between" gap="4">
              <Text overflowWrap="anywhere" minW="0">
                {placeInWords(city, uf) ?? "Cidade não informada"}
              </Text>
              <Text color="fg.muted" whiteSpace="nowrap" fontVariantNumeric="tabular-nums">
                {counted(arenaCount, "arena", "arenas")}
              </Text>
            </Box>
          ))}
        </Stack>
      </SimpleGrid>
    </Card>
  );
}

function TileMap({ counts }: { counts: ReadonlyMap<Uf, number> }) {
  const most = Math.max(0, ...counts.values());
  const stateCounts = [...counts].map(([uf, count]) => `${ufName[uf]}: ${counted(count, "arena", "arenas")}`);
  return (
    <chakra.figure
      aria-label={`Mapa do Brasil por estado. ${stateCounts.length === 0 ? "Nenhum estado informado" : stateCounts.join("; ")}.`}
    >
      <chakra.svg
        aria-hidden="true"
        viewBox={`0 0 ${columns * step} ${rows * step}`}
        w="full"
        maxW="17rem"
        mx="auto"
      >
        {Object.entries(ufTiles).map(([uf, [column, row]]) => {
          const shade = shadeOf(counts.get(uf as Uf) ?? 0, most);
          const ink = shade === 0 ? "fg.muted" : shade >= 3 ? "white" : "sea.950";
          return (
            <chakra.g key={uf} transform={`translate(${column * step} ${row * step})`}>
              <chakra.rect width={size} height={size} rx="6" fill={shades[shade]} />
              <chakra.text
                x={size / 2}
                y={shade === 0 ? size / 2 + 4 : size / 2 - 1}
                textAnchor="middle"
                fill={ink}
                fontSize="11px"
                fontWeight="600"
              >
                {uf}
              </chakra.text>
              {shade === 0 ? null : (
                <chakra.text x={size / 2} y={size / 2 + 12} textAnchor="middle" fill={ink} fontSize="11px">
                  {counts.get(uf as Uf)}
                </chakra.text>
              )}
            </chakra.g>
          );
        })}
      </chakra.svg>
    </chakra.figure>
  );
}

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
        ...AffiliatedArenas_arenaMapFederation
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
