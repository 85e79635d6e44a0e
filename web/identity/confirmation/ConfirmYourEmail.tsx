import { Box } from "@chakra-ui/react/box";
import { Button } from "@chakra-ui/react/button";
import { Heading } from "@chakra-ui/react/heading";
import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { MailCheck } from "lucide-react";
import { Panel } from "../ui/Card";

/** After signing up: the account waits for the link in the mail. */
export function ConfirmYourEmail({ email, onSignIn }: { email: string; onSignIn: () => void }) {
  return (
    <Panel as="output">
      <Stack gap="4" align="flex-start">
        <Box p="3" borderRadius="full" bg="bg.success" color="fg.success">
          <MailCheck size={26} aria-hidden="true" />
        </Box>
        <Heading as="h2" textStyle="xl" fontWeight="bold">
          Falta só confirmar seu email
        </Heading>
        <Text color="fg.muted">
          Enviamos um link para{" "}
          <Text as="strong" color="fg" overflowWrap="anywhere">
            {email}
          </Text>
          . Abra a mensagem e clique no link para ativar a conta da sua arena. Se não encontrar, procure na
          caixa de spam.
        </Text>
        <Button variant="outline" onClick={onSignIn}>
          Já confirmei, entrar
        </Button>
      </Stack>
    </Panel>
  );
}
