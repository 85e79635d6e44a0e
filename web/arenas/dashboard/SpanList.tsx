import { Box } from "@chakra-ui/react/box";
import { Link } from "react-router-dom";
import { arenaTournaments } from "../../tournaments/public/tournament-path";
import { formatTime } from "../../ui/format";
import { kindWords } from "./court-strip";

interface Span {
  readonly kind: string;
  readonly startsAt: string;
  readonly endsAt: string;
  readonly isOver: boolean;
  readonly title: string | null | undefined;
  readonly tournamentKey: string | null | undefined;
}

export interface SpanListProps {
  rows: readonly { key: string; name: string; taken: readonly Span[] }[];
  timeZone: string;
}

/** What takes the courts today, one line for each. */
export function SpanList({ rows, timeZone }: SpanListProps) {
  return (
    <Box as="table" w="full" textStyle="sm">
      <Box as="thead" srOnly>
        <tr>
          <th>Quadra</th>
          <th>Horário</th>
          <th>O quê</th>
        </tr>
      </Box>
      <tbody>
        {rows.flatMap(({ key, name, taken }) =>
          taken.map((span) => (
            <Box
              as="tr"
              key={key + span.startsAt + (span.title ?? "")}
              borderTopWidth="1px"
              borderColor="border.muted"
            >
              <Box as="td" py="2" pe="3" fontWeight="semibold">
                {name}
              </Box>
              <Box as="td" py="2" pe="3" whiteSpace="nowrap" fontVariantNumeric="tabular-nums">
                {formatTime(span.startsAt, timeZone)}–{formatTime(span.endsAt, timeZone)}
              </Box>
              <Box as="td" py="2">
                {span.tournamentKey ? (
                  <Link to={arenaTournaments.schedule(span.tournamentKey)}>{inWords(span)}</Link>
                ) : (
                  inWords(span)
                )}
              </Box>
            </Box>
          )),
        )}
      </tbody>
    </Box>
  );
}

function inWords({ kind, title, isOver }: Span): string {
  const what = [kindWords[kind], title].filter(Boolean).join(": ");
  return isOver ? `${what} (encerrado)` : what;
}
