import { Text } from "@chakra-ui/react/text";
import { Fragment, type ReactNode } from "react";
import { formatTime } from "../../ui/format";
import { usePlaceTime } from "../../ui/PlaceTime";
import { expectedWords } from "../../competition/public/expected-time";
import type { PublicMatch } from "./public-match";

interface PublicMatchHeadProps {
  match: PublicMatch;
  /** What to say of where it belongs: "Semifinal"; left out where the list says it. */
  place: string | undefined;
}

/** "09:00, previsto 09:40 · Quadra 2 · Semifinal · Jogo 12"; on a phone it breaks between these, not within. */
export function PublicMatchHead({ match, place }: PublicMatchHeadProps) {
  const timeZone = usePlaceTime();
  const { number, court, status, scheduledFor, expectedAt } = match;
  const time =
    status === "PLAYED" || scheduledFor === null ? null : expectedAt === null ? (
      formatTime(scheduledFor, timeZone)
    ) : (
      <>
        {`${formatTime(scheduledFor, timeZone)}, `}
        <Text as="span" color="fg.warning">
          {expectedWords(formatTime(expectedAt, timeZone))}
        </Text>
      </>
    );
  const parts: ReactNode[] = [time, court, place, number === null ? null : `Jogo ${number}`].filter(
    (part) => part !== null && part !== undefined,
  );
  return (
    <Text as="span">
      {parts.map((part, index) => (
        <Fragment key={index}>
          <Text as="span" display="inline-block">
            {part}
            {index < parts.length - 1 ? " ·" : null}
          </Text>{" "}
        </Fragment>
      ))}
    </Text>
  );
}
