import { Text } from "@chakra-ui/react/text";
import { changeInWords } from "../../../server/sport/ranking/ranking-labels.rules";
import type { RankingChange } from "../../../server/sport/ranking/ranking-versions.rules";
import { formatCount } from "../../ui/format";
import type { ListColumn } from "../../ui/list/list-column";
import { PositionBadge } from "../../ui/Badges";
import { HStack } from "@chakra-ui/react/stack";

export interface ListedPosition {
  id: string;
  position: number;
  points: number;
  titles: number;
  eventsPlayed: number;
  change: RankingChange;
  changeBy: number | null | undefined;
  name: string;
}

export const positionColumns: ListColumn<ListedPosition>[] = [
  {
    key: "atleta",
    label: "Atleta",
    phone: "name",
    cell: ({ position, name }) => (
      <HStack as="span" gap="3">
        <PositionBadge position={position} />
        <Text as="span">{name}</Text>
      </HStack>
    ),
  },
  {
    key: "pontos",
    label: "Pontos",
    phone: "value",
    numeric: true,
    cell: ({ points }) => formatCount(points),
  },
  {
    key: "mudanca",
    label: "Mudança",
    phone: "facts",
    cell: ({ change, changeBy }) => changeInWords(change, changeBy ?? null),
  },
  {
    key: "titulos",
    label: "Títulos",
    phone: "facts",
    numeric: true,
    cell: ({ titles }) => formatCount(titles),
  },
  {
    key: "eventos",
    label: "Eventos",
    phone: "none",
    numeric: true,
    cell: ({ eventsPlayed }) => formatCount(eventsPlayed),
  },
];
