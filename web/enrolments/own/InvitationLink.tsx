import { Button } from "@chakra-ui/react/button";
import { Input } from "@chakra-ui/react/input";
import { HStack, Stack } from "@chakra-ui/react/stack";
import { MessageCircle } from "lucide-react";
import { CopyButton } from "../../ui/CopyButton";
import { FieldShell } from "../../ui/form/FieldShell";
import { whatsAppLink } from "../../ui/whats-app-link";
import { invitationMessage } from "./invitation-link";

interface InvitationLinkProps {
  url: string;
  tournamentName: string;
}

/** The link that the partner opens to accept, and two ways to send it. */
export function InvitationLink({ url, tournamentName }: InvitationLinkProps) {
  return (
    <Stack gap="3">
      <FieldShell
        label="Link do convite"
        hint="Quem abrir este link pode aceitar. Envie só para a sua dupla."
      >
        {(control) => (
          <Input
            readOnly
            value={url}
            fontFamily="mono"
            onFocus={(event) => event.target.select()}
            {...control}
          />
        )}
      </FieldShell>
      <HStack gap="3" wrap="wrap">
        <Button asChild colorPalette="palm">
          <a href={whatsAppLink(invitationMessage(tournamentName, url))} target="_blank" rel="noreferrer">
            <MessageCircle />
            Enviar pelo WhatsApp
          </a>
        </Button>
        <CopyButton text={url} label="Copiar link" variant="outline" />
      </HStack>
    </Stack>
  );
}
