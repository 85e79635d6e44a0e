import { Button } from "@chakra-ui/react/button";
import { SimpleGrid } from "@chakra-ui/react/simple-grid";
import { QrCode, Smartphone } from "lucide-react";
import { useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { isToPlay } from "../../../server/tournaments/matches/match-status.rules";
import type { ScoreShortcuts_match$key } from "../../__generated__/ScoreShortcuts_match.graphql";
import type { ScoreShortcuts_tournament$key } from "../../__generated__/ScoreShortcuts_tournament.graphql";
import { ButtonLink } from "../../ui/ButtonLink";
import { shortName } from "../matches/match-words";
import { scorePath } from "../public/tournament-path";
import { QrDialog } from "./QrDialog";

interface ScoreShortcutsProps {
  tournament: ScoreShortcuts_tournament$key;
  match: ScoreShortcuts_match$key;
}

/** Beside typing a result in: scoring the match game by game, here or on somebody else's phone. */
export function ScoreShortcuts({ tournament, match }: ScoreShortcutsProps) {
  const { key: tournamentKey, viewerCanManage } = useFragment(
    graphql`
      fragment ScoreShortcuts_tournament on Tournament {
        key
        viewerCanManage
      }
    `,
    tournament,
  );
  const { id, key, status, sides } = useFragment(
    graphql`
      fragment ScoreShortcuts_match on Match {
        id
        key
        status
        sides {
          athletes {
            displayName
          }
        }
      }
    `,
    match,
  );
  const [opened, setOpened] = useState(0);
  const [open, setOpen] = useState(false);
  if (!isToPlay(status)) return null;
  const title = sides
    .map(({ athletes }) => athletes.map(({ displayName }) => shortName(displayName)).join(" e "))
    .join(" × ");
  return (
    <>
      <SimpleGrid columns={viewerCanManage ? 2 : 1} gap="3">
        <ButtonLink to={scorePath(tournamentKey, key)} variant="outline" size="md">
          <Smartphone />
          Placar ao vivo
        </ButtonLink>
        {viewerCanManage ? (
          <Button
            variant="outline"
            size="md"
            onClick={() => {
              setOpened(opened + 1);
              setOpen(true);
            }}
          >
            <QrCode />
            QR code
          </Button>
        ) : null}
      </SimpleGrid>
      <QrDialog key={opened} matchId={id} title={title} open={open} onClose={() => setOpen(false)} />
    </>
  );
}
