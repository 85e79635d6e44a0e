import { Input } from "@chakra-ui/react/input";
import { HStack, Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { Printer, Tv } from "lucide-react";
import { graphql, useFragment } from "react-relay/hooks";
import type { ShareDialog_tournament$key } from "../../__generated__/ShareDialog_tournament.graphql";
import { ButtonLink } from "../../ui/ButtonLink";
import { DialogFrame } from "../../ui/DialogFrame";
import { QrCode } from "../../ui/QrCode";
import { ShareLinks } from "../../ui/ShareLinks";
import { publicTournamentPath } from "../public/tournament-path";

interface ShareDialogProps {
  tournament: ShareDialog_tournament$key;
  open: boolean;
  onClose: () => void;
}

const invitation = {
  REGISTRATION_OPEN: "Mande aos atletas: por este link eles se inscrevem e formam dupla.",
  IN_PROGRESS: "Mande a quem joga e a quem torce: jogos, quadras e placares ao vivo.",
  FINISHED: "Mande a quem jogou: pódio, placares e classificação final.",
} as const;

/** The tournament's public page, as a link, by WhatsApp, as a QR code, on paper and on the wall. */
export function ShareDialog({ tournament: key, open, onClose }: ShareDialogProps) {
  const tournament = useFragment(
    graphql`
      fragment ShareDialog_tournament on Tournament {
        key
        name
        status
      }
    `,
    key,
  );
  const path = publicTournamentPath(tournament.key);
  const url = `${location.origin}${path}`;
  return (
    <DialogFrame open={open} onClose={onClose} sheet size="sm" title="Compartilhar">
      <Stack gap="4" pb="2">
        <Text color="fg.muted">{invitation[tournament.status]}</Text>
        <QrCode text={url} label={`QR code da página de ${tournament.name}`} maxW="12rem" mx="auto" />
        <Input
          readOnly
          value={url}
          aria-label="Endereço da página do torneio"
          onFocus={(event) => event.target.select()}
        />
        <HStack gap="2" wrap="wrap" justify="center">
          <ShareLinks name={tournament.name} url={url} />
          <ButtonLink to={`${path}/cartaz`} variant="outline" colorPalette="gray" size="sm">
            <Printer />
            Cartaz A4
          </ButtonLink>
          {tournament.status === "REGISTRATION_OPEN" ? null : (
            <ButtonLink to={`${path}/tv`} variant="outline" colorPalette="gray" size="sm">
              <Tv />
              Painel de TV
            </ButtonLink>
          )}
        </HStack>
      </Stack>
    </DialogFrame>
  );
}
