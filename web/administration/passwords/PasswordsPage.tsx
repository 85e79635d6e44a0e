import { Grid } from "@chakra-ui/react/grid";
import { AdminFrame } from "../AdminFrame";
import { IssueTemporaryPassword } from "./IssueTemporaryPassword";
import { Box } from "@chakra-ui/react/box";
import { HStack, Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { Clock, Dices, Info, KeyRound, LogOut, Mail } from "lucide-react";
import { Card } from "../../ui/Card";

const facts = [
  { icon: Dices, text: "A senha é gerada automaticamente. Ninguém a escolhe, e ela não aparece nesta tela." },
  { icon: Mail, text: "Ela vai por e-mail, só para o endereço da conta." },
  { icon: LogOut, text: "A senha antiga deixa de valer e as sessões abertas terminam." },
  { icon: Clock, text: "Vale por 72 horas. Depois disso, envie outra." },
  { icon: KeyRound, text: "No primeiro acesso, a pessoa escolhe a própria senha." },
] as const;

function TemporaryPasswordFacts() {
  return (
    <Card title="Como funciona" icon={Info}>
      <Stack as="ul" gap="4" listStyleType="none">
        {facts.map(({ icon: Icon, text }) => (
          <HStack as="li" key={text} gap="3" align="flex-start">
            <Box color="coral.fg" flexShrink="0" pt="0.5">
              <Icon size={18} aria-hidden="true" />
            </Box>
            <Text>{text}</Text>
          </HStack>
        ))}
      </Stack>
    </Card>
  );
}

/** Where an admin sends a temporary password to a user who cannot sign in. */
export function PasswordsPage() {
  return (
    <AdminFrame title="Gestão de Senhas">
      <Grid
        templateColumns={{ base: "minmax(0, 1fr)", lg: "minmax(0, 3fr) minmax(20rem, 2fr)" }}
        gap="6"
        alignItems="start"
      >
        <IssueTemporaryPassword />
        <TemporaryPasswordFacts />
      </Grid>
    </AdminFrame>
  );
}
