import { Button } from "@chakra-ui/react/button";
import { SimpleGrid } from "@chakra-ui/react/simple-grid";
import { QrCode, Smartphone } from "lucide-react";
import { useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { useParams } from "react-router-dom";
import { isToPlay, type MatchStatus } from "../../../server/sport/scores/match-outcome.rules";
import type { ScoreShortcuts_match$key } from "../../__generated__/ScoreShortcuts_match.graphql";
import { ButtonLink } from "../../ui/Links";
import { pairName, type SideInWords } from "../../competition/public/competition-words";
import { lazyDialog } from "../../ui/lazy-code";
import { useTournamentPaths } from "../../tournaments/public/tournament-path";

const QrDialog = lazyDialog(async () => (await import("../qr/QrDialog")).QrDialog);

interface ScoreShortcutsProps {
  match: ScoreShortcuts_match$key;
  shown: {
    readonly id: string;
    readonly status: MatchStatus;
    readonly sides: readonly SideInWords[];
  };
}

/** Links beside the result form: score the match game by game, on this device or on another phone. */
export function ScoreShortcuts({ match, shown: { id, status, sides } }: ScoreShortcutsProps) {
  const { key, viewerCanManage } = useFragment(
    graphql`
      fragment ScoreShortcuts_match on Match {
        key
        viewerCanManage
      }
    `,
    match,
  );
  const { tournamentId = "" } = useParams();
  const paths = useTournamentPaths();
  const [opened, setOpened] = useState(0);
  const [open, setOpen] = useState(false);
  const toPlay = isToPlay(status);
  // A link stays valid for a while after the result: managers can still revoke it.
  if (!toPlay && (status === "CANCELLED" || !viewerCanManage)) return null;
  const title = sides.map((side) => pairName(side)).join(" × ");
  return (
    <>
      <SimpleGrid columns={viewerCanManage && toPlay ? 2 : 1} gap="3">
        {toPlay ? (
          <ButtonLink
            to={paths.score(tournamentId, key)}
            variant="outline"
            size="md"
            px="2"
            whiteSpace="nowrap"
          >
            <Smartphone />
            Placar ao vivo
          </ButtonLink>
        ) : null}
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
