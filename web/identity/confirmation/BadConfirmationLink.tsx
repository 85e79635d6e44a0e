import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { Card } from "../../ui/Card";
import { ButtonLink } from "../../ui/ButtonLink";
import { AccessFrame } from "../AccessFrame";
import { keptWayBack } from "../public/way-back";
import { ResendConfirmationForm } from "./ResendConfirmationForm";

/** The link serves once: most who come here have been here before. The others can have another one. */
export function BadConfirmationLink({ message }: { message: string }) {
  return (
    <AccessFrame title="Link inválido" invitation={message}>
      <Stack gap="4" align="flex-start">
        <Text>Se você já confirmou este e-mail antes, é só entrar.</Text>
        <ButtonLink to={keptWayBack() ?? "/"} size="lg">
          Ir para o login
        </ButtonLink>
      </Stack>
      <Card title="Receber um novo link">
        <ResendConfirmationForm />
      </Card>
    </AccessFrame>
  );
}
