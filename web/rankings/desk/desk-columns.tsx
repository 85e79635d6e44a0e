import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { brasiliaTime } from "../../../server/platform/time/time-zone.rules";
import { dayAt } from "../../../server/platform/time/zoned-time.rules";
import { formatDate, formatMonth } from "../../ui/format";
import type { ListColumn } from "../../ui/list/list-column";
import { kindColumns } from "../kind-columns";
import type { ListedRanking } from "./read-listed-ranking";

/** The names of the leaders, who may share the first place. */
const leaderOf = ({ leaders }: ListedRanking): string => {
  const [first, second] = leaders;
  if (first === undefined) return "";
  return second === undefined ? first : `${first} e ${second}`;
};

export const deskColumns: ListColumn<ListedRanking>[] = [
  { key: "nome", label: "Ranking", phone: "name", cell: ({ name }) => name },
  ...kindColumns,
  { key: "lider", label: "Líder", phone: "facts", cell: leaderOf },
  {
    key: "lista",
    label: "Última lista",
    phone: "value",
    cell: ({ latest }) =>
      latest ? (
        <Stack as="span" gap="0" lineHeight="1.25" py={{ md: "1" }}>
          <span>
            {formatMonth(latest.month)}
            {latest.number > 1 ? `, versão ${latest.number}` : ""}
          </span>
          <Text as="span" hideBelow="md" textStyle="xs" color="fg.muted">
            publicada em {formatDate(dayAt(Date.parse(latest.publishedAt), brasiliaTime))}
          </Text>
        </Stack>
      ) : (
        "Ainda sem lista"
      ),
  },
];
