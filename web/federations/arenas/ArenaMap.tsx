import { Box } from "@chakra-ui/react/box";
import { SimpleGrid } from "@chakra-ui/react/simple-grid";
import { Stack } from "@chakra-ui/react/stack";
import { chakra } from "@chakra-ui/react/styled-system";
import { Text } from "@chakra-ui/react/text";
import { MapPin } from "lucide-react";
import { graphql, useFragment } from "react-relay/hooks";
import { ufName } from "../../../server/brazil/uf.rules";
import { counted } from "../../../server/platform/plural.rules";
import type { ArenaMap_federation$key } from "../../__generated__/ArenaMap_federation.graphql";
import { Card } from "../../ui/Card";
import { placeInWords } from "./affiliated-columns";
import { arenasByUf, shadeOf, ufTiles, type Uf } from "./uf-tiles";

const size = 34;
const step = size + 3;
const columns = 6;
const rows = 8;
/** From few to many arenas; the label on each is readable in light and dark mode. */
const shades = ["bg.emphasized", "sea.200", "sea.300", "sea.600", "sea.800"] as const;

/** A federation's arenas by place: states as squares, darker for more arenas, and the cities by name. */
export function ArenaMap({ federation }: { federation: ArenaMap_federation$key }) {
  const { arenaPlaces } = useFragment(
    graphql`
      fragment ArenaMap_federation on Federation {
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
