import { graphql, usePaginationFragment } from "react-relay/hooks";
import { Button } from "@chakra-ui/react/button";
import { Grid, GridItem } from "@chakra-ui/react/grid";
import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { ListOrdered, Search } from "lucide-react";
import { useSearchParams } from "react-router-dom";
import type { RankingDirectoryPageQuery } from "../../__generated__/RankingDirectoryPageQuery.graphql";
import { usePageQuery } from "../../relay/page-query";
import { DataListSkeleton } from "../../ui/list/DataListRows";
import { PageContent, PageFrame } from "../../ui/PageFrame";
import { counted } from "../../../server/platform/numbers.rules";
import { eventGenderLabel, eventGenders, type EventGender } from "../../../server/sport/gender.rules";
import {
  rankingScopeLabel,
  rankingScopes,
  type RankingScope,
} from "../../../server/sport/ranking/ranking-labels.rules";
import type { RankingDirectoryPage_query$key } from "../../__generated__/RankingDirectoryPage_query.graphql";
import query, { type RankingDirectoryQuery } from "../../__generated__/RankingDirectoryQuery.graphql";
import { useListRefetch } from "../../relay/use-list-refetch";
import { EmptyState } from "../../ui/PageStates";
import { SelectField, TextField } from "../../ui/form/Fields";
import { useTypedSearch } from "../../ui/form/use-typed-search";
import { DataList } from "../../ui/list/DataList";
import { rankingPath } from "../public/ranking-paths";
import {
  addressOfRankings,
  chosenOf,
  noRankingFilters,
  rankingFiltersFrom,
  type RankingFilters,
} from "./ranking-filters";
import { formatMonth } from "../../ui/format";
import type { ListColumn } from "../../ui/list/list-column";
import { useAskedElsewhere } from "../../ui/list/list-address";
import { kindColumns } from "../kind-columns";

const rankingColumns: ListColumn<ListedRanking>[] = [
  { key: "nome", label: "Ranking", phone: "name", cell: ({ name }) => name },
  { key: "organizacao", label: "Organização", phone: "facts", cell: ({ organiser }) => organiser },
  ...kindColumns,
  {
    key: "lista",
    label: "Última lista",
    phone: "value",
    cell: ({ latestMonth }) => (latestMonth ? formatMonth(latestMonth) : "Ainda sem lista"),
  },
];

const pageSize = 40;

/** /rankings: the lists that hang on the wall, without signing in. */
export function RankingDirectoryPage() {
  return (
    <PageFrame title="Rankings">
      <PageContent skeleton={<DataListSkeleton columns={rankingColumns} rows={8} />}>
        <Content />
      </PageContent>
    </PageFrame>
  );
}

function Content() {
  const page = usePageQuery<RankingDirectoryPageQuery>(graphql`
    query RankingDirectoryPageQuery($search: String, $gender: TournamentGender, $scope: RankingScope) {
      ...RankingDirectoryPage_query @arguments(search: $search, gender: $gender, scope: $scope)
    }
  `);
  return <RankingDirectory query={page} />;
}

function RankingDirectory({ query: key }: { query: RankingDirectoryPage_query$key }) {
  const { data, refetch, ...more } = usePaginationFragment<
    RankingDirectoryQuery,
    RankingDirectoryPage_query$key
  >(
    graphql`
      fragment RankingDirectoryPage_query on Query
      @refetchable(queryName: "RankingDirectoryQuery")
      @argumentDefinitions(
        count: { type: "Int", defaultValue: 40 }
        cursor: { type: "String" }
        search: { type: "String" }
        gender: { type: "TournamentGender" }
        scope: { type: "RankingScope" }
      ) {
        rankings(first: $count, after: $cursor, search: $search, gender: $gender, scope: $scope)
          @connection(key: "RankingDirectoryPage_rankings") {
          totalCount
          edges {
            node {
              id
              key
              name
              category
              gender
              scope
              organiser
              version {
                month
              }
            }
          }
        }
      }
    `,
    key,
  );
  const [address, setAddress] = useSearchParams();
  const filters = rankingFiltersFrom(address);
  const fetched = useListRefetch<RankingDirectoryQuery, RankingFilters & { count: number }>(
    query,
    {},
    refetch,
  );
  const ask = (next: RankingFilters) => fetched.ask({ count: pageSize, ...next });
  const willAsk = useAskedElsewhere(JSON.stringify(filters), () => ask(filters));
  const apply = (next: RankingFilters) => {
    willAsk(JSON.stringify(rankingFiltersFrom(new URLSearchParams(addressOfRankings(next)))));
    setAddress(addressOfRankings(next), { replace: true, preventScrollReset: true });
    ask(next);
  };
  const [text, setText] = useTypedSearch(filters.search, (search) => apply({ ...filters, search }));
  const now = { ...filters, search: text };
  const { edges, totalCount } = data.rankings;
  const filtering = filters.search.trim() !== "" || filters.gender !== null || filters.scope !== null;
  return (
    <Stack gap="4">
      <Grid
        as="search"
        templateColumns={{ base: "repeat(2, minmax(0, 1fr))", md: "2fr 1fr 1fr" }}
        gap={{ base: "2", md: "4" }}
        css={{ "& label": { srOnly: { base: true, md: false } } }}
      >
        <GridItem colSpan={{ base: 2, md: 1 }}>
          <TextField
            label="Buscar"
            type="search"
            placeholder="Ranking, categoria ou organização"
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        </GridItem>
        <SelectField
          label="Gênero"
          placeholder="Gênero: todos"
          options={eventGenders.map((value) => ({ value, label: eventGenderLabel[value] }))}
          value={filters.gender ?? ""}
          onChange={({ target }) => apply({ ...now, gender: chosenOf(eventGenders, target.value) })}
        />
        <SelectField
          label="Abrangência"
          placeholder="Abrangência: todas"
          options={rankingScopes.map((value) => ({ value, label: rankingScopeLabel[value] }))}
          value={filters.scope ?? ""}
          onChange={({ target }) => apply({ ...now, scope: chosenOf(rankingScopes, target.value) })}
        />
      </Grid>
      <Text as="output" color="fg.muted" textStyle="sm" fontWeight="semibold">
        {counted(totalCount ?? edges.length, "ranking", "rankings")}
      </Text>
      <DataList
        label="Rankings"
        rows={edges.map(({ node: { id, key: own, name, category, gender, scope, organiser, version } }) => ({
          id,
          key: own,
          name,
          category,
          gender,
          scope,
          organiser,
          latestMonth: version?.month ?? null,
        }))}
        columns={rankingColumns}
        nameOf={({ name }) => name}
        openAt={({ key: own }) => rankingPath(own)}
        more={more}
        pageSize={pageSize}
        refreshing={fetched.refreshing}
        failed={fetched.failed}
        empty={
          filtering ? (
            <EmptyState
              icon={Search}
              title="Nenhum ranking encontrado"
              description="Tente ajustar os filtros de busca."
            >
              <Button
                variant="outline"
                onClick={() => {
                  setText("");
                  apply(noRankingFilters);
                }}
              >
                Limpar filtros
              </Button>
            </EmptyState>
          ) : (
            <EmptyState
              icon={ListOrdered}
              title="Nenhum ranking ainda"
              description="Os rankings das federações aparecem aqui."
            />
          )
        }
      />
    </Stack>
  );
}

interface ListedRanking {
  id: string;
  key: string;
  name: string;
  category: string;
  gender: EventGender | null | undefined;
  scope: RankingScope;
  organiser: string;
  /** Of its latest list; null before the first. */
  latestMonth: string | null;
}
