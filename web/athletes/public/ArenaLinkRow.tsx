import { Text } from "@chakra-ui/react/text";
import { QrCode } from "lucide-react";
import { ButtonLink } from "../../ui/ButtonLink";
import { Card } from "../../ui/Card";
import { joinRequestsPath } from "./join-paths";

/** On the arena's dashboard: the way to the link that athletes ask to join by. */
export function ArenaLinkRow() {
  return (
    <Card
      title="Novos atletas"
      icon={QrCode}
      action={
        <ButtonLink to={joinRequestsPath} size="sm" variant="outline">
          Link e QR code
        </ButtonLink>
      }
    >
      <Text color="fg.muted">Mande o link da arena: os atletas pedem para entrar com um toque.</Text>
    </Card>
  );
}
