import { Button } from "@chakra-ui/react/button";
import { Flex } from "@chakra-ui/react/flex";
import { Grid } from "@chakra-ui/react/grid";
import { HStack, Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { Download, Image, ListOrdered, Search } from "lucide-react";
import { useEffect, useEffectEvent, useState } from "react";
import { graphql, usePaginationFragment } from "react-relay/hooks";
import { useNavigate } from "react-router-dom";
import {
  rankingCardPath,
  rankingExportPath,
  rankingFileName,
} from "../../../server/rankings/ranking-files.rules";
import { counted } from "../../../server/platform/numbers.rules";
import { brasiliaTime } from "../../../server/platform/time/time-zone.rules";
import { unaffiliatedInWords } from "../../../server/sport/ranking/ranking-labels.rules";
import type { PublishedList_ranking$key } from "../../__generated__/PublishedList_ranking.graphql";
import query, { type PublishedListQuery } from "../../__generated__/PublishedListQuery.graphql";
import { useListRefetch } from "../../relay/use-list-refetch";
import { EmptyState, Notice, RowsSkeleton } from "../../ui/PageStates";
import { SelectField, TextField } from "../../ui/form/Fields";
import { useTypedSearch } from "../../ui/form/use-typed-search";
import { formatDateTime, formatMonth } from "../../ui/format";
import { DataList } from "../../ui/list/DataList";
import { RowDetails } from "../../ui/list/RowDetails";
import { useOpenedRow } from "../../ui/list/list-address";
import { ShareLinks } from "../../ui/ShareLinks";
import { rankingPath } from "../public/ranking-paths";
import { positionColumns } from "./position-columns";
import { lazyPart } from "../../ui/lazy-code";
import { UnplacedList } from "./UnplacedList";
import { saveServedSheet } from "../../relay/save-served-sheet";

/** The whole of a published list, as a file for Excel. */
const saveRanking = (rankingKey: string, version: { key: string; month: string }) =>
  saveServedSheet({
    key: `ranking ${version.key}`,
    what: "o ranking",
    rows: "posições",
    address: `${rankingExportPath}?${new URLSearchParams({ ranking: rankingKey, lista: version.key })}`,
    fileName: rankingFileName(version.month),
  });

const PlaceDetails = lazyPart(async () => (await import("./PlaceDetails")).PlaceDetails);

const pageSize = 40;

interface ListedVersion {
  key: string;
  month: string;
  number: number;
}

const versionName = ({ month, number }: Omit<ListedVersion, "key">): string =>
  number === 1 ? formatMonth(month) : `${formatMonth(month)} (versão ${number})`;

export function PublishedList({ ranking }: { ranking: PublishedList_ranking$key }) {
  const { data, refetch, ...more } = usePaginationFragment<PublishedListQuery, PublishedList_ranking$key>(
    graphql`
      fragment PublishedList_ranking on Ranking
      @refetchable(queryName: "PublishedListQuery")
      @argumentDefinitions(
        count: { type: "Int", defaultValue: 40 }
        cursor: { type: "String" }
        version: { type: "UUID" }
        search: { type: "String" }
      ) {
        id
        key
        name
        isPublic
        ...UnplacedList_ranking @arguments(version: $version)
        versions(first: 60) {
          edges {
            node {
              key
              month
              number
            }
          }
        }
        version(key: $version) {
          key
          month
          number
          reason
          publishedAt
          bestResults
          window
          unaffiliated
          athleteCount
          correctedBy {
            key
          }
        }
        positions(first: $count, after: $cursor, version: $version, search: $search)
          @connection(key: "PublishedList_positions") {
          edges {
            node {
              id
              position
              points
              titles
              eventsPlayed
              change
              changeBy
              athlete {
                displayName
              }
            }
          }
        }
      }
    `,
    ranking,
  );
  const navigate = useNavigate();
  const opened = useOpenedRow();
  const [asked, setAsked] = useState("");
  const { version, versions } = data;
  const fetched = useListRefetch<
    PublishedListQuery,
    { count: number; search: string; version: string | null }
  >(query, { id: data.id }, refetch);
  const versionKey = version?.key ?? null;
  const find = (search: string) => fetched.ask({ count: pageSize, search, version: versionKey });
  const [text, setText] = useTypedSearch(asked, (search) => {
    setAsked(search);
    find(search);
  });
  // Another version comes as a whole, while what was searched for stays in the field.
  const findAgain = useEffectEvent(() => {
    if (asked !== "") find(asked);
  });
  useEffect(() => findAgain(), [versionKey]);
  if (!version)
    return (
      <EmptyState
        icon={ListOrdered}
        heading="h2"
        title="Nenhuma lista publicada ainda"
        description="A lista de cada mês sai no primeiro dia do mês seguinte."
      />
    );
  const apart = unaffiliatedInWords[version.unaffiliated];
  const known: readonly ListedVersion[] = versions.edges.map(({ node }) => node);
  const all = known.some(({ key }) => key === version.key) ? known : [version, ...known];
  return (
    <Stack gap="4">
      <Grid
        templateColumns={{ base: "1fr", md: "1fr 2fr" }}
        gap={{ base: "2", md: "4" }}
        css={{ "& label": { srOnly: { base: true, md: false } } }}
      >
        <SelectField
          label="Lista"
          options={all.map((one) => ({ value: one.key, label: versionName(one) }))}
          value={version.key}
          onChange={({ target }) => void navigate(rankingPath(data.key, target.value))}
        />
        <TextField
          label="Buscar atleta"
          type="search"
          placeholder="Nome do atleta"
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      </Grid>
      <Flex gap="3" align="center" justify="space-between" wrap="wrap">
        <Text color="fg.muted" textStyle="sm" flex="1 1 16rem">
          {counted(version.athleteCount, "atleta", "atletas")} · contam os {version.bestResults} melhores
          resultados {version.window === "CALENDAR_YEAR" ? "do ano" : "das últimas 52 semanas"}
          {apart === null ? "" : ` · ${apart}`} · publicada em{" "}
          {formatDateTime(version.publishedAt, brasiliaTime)}
        </Text>
        {version.athleteCount > 0 ? (
          <Button
            size="sm"
            variant="outline"
            colorPalette="gray"
            onClick={() => void saveRanking(data.key, version)}
          >
            <Download />
            CSV para Excel
          </Button>
        ) : null}
      </Flex>
      {data.isPublic ? (
        <HStack gap="2" wrap="wrap">
          <ShareLinks name={data.name} url={`${location.origin}${rankingPath(data.key)}`} />
          <Button asChild variant="outline" colorPalette="gray" size="sm">
            <a href={rankingCardPath(data.key)} download="ranking-praia.png">
              <Image />
              Baixar cartão
            </a>
          </Button>
        </HStack>
      ) : null}
      {version.reason ? (
        <Notice tone="info">
          Versão {version.number}, corrigida: {version.reason}
        </Notice>
      ) : null}
      {version.correctedBy ? (
        <Notice tone="warning">Esta lista foi corrigida depois. Escolha acima a versão que vale.</Notice>
      ) : null}
      <DataList
        label={`Ranking de ${formatMonth(version.month)}`}
        rows={data.positions.edges.map(
          ({ node: { id, position, points, titles, eventsPlayed, change, changeBy, athlete } }) => ({
            id,
            position,
            points,
            titles,
            eventsPlayed,
            change,
            changeBy,
            name: athlete.displayName || "Atleta",
          }),
        )}
        columns={positionColumns}
        nameOf={({ name }) => name}
        openAt={({ id }) => opened.addressOf(id)}
        openedId={opened.openedId}
        more={more}
        pageSize={pageSize}
        refreshing={fetched.refreshing}
        failed={fetched.failed}
        empty={
          <EmptyState
            icon={asked.trim() === "" ? ListOrdered : Search}
            title={asked.trim() === "" ? "Ninguém pontuou nesta lista" : "Nenhum atleta encontrado"}
            description={
              asked.trim() === ""
                ? "Quem pontuar aparece na próxima."
                : "Confira o nome. Menores de idade não são encontrados pela busca."
            }
          />
        }
      />
      {version.unaffiliated === "UNPLACED" && asked.trim() === "" ? <UnplacedList ranking={data} /> : null}
      <RowDetails
        openedId={opened.openedId}
        onClose={opened.close}
        title="Posição no ranking"
        skeleton={<RowsSkeleton rows={5} />}
      >
        {(id, attempt) => <PlaceDetails id={id} fetchKey={`${attempt}`} />}
      </RowDetails>
    </Stack>
  );
}
