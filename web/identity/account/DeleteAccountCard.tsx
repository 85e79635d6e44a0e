import { Button } from "@chakra-ui/react/button";
import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { Trash2 } from "lucide-react";
import { useState } from "react";
import { Card } from "../../ui/Card";
import { DeleteAccountDialog } from "./DeleteAccountDialog";

export function DeleteAccountCard() {
  const [open, setOpen] = useState(false);
  return (
    <Card title="Excluir conta" icon={Trash2} dangerous>
      <Stack gap="4" align="flex-start">
        <Text color="fg.muted" maxW="3xl">
          Seus dados pessoais são apagados na hora, e não há como voltar atrás. Antes, você pode baixar tudo o
          que guardamos em “Meus dados”.
        </Text>
        <Button variant="outline" colorPalette="flag" onClick={() => setOpen(true)}>
          Excluir minha conta
        </Button>
      </Stack>
      <DeleteAccountDialog open={open} onClose={() => setOpen(false)} />
    </Card>
  );
}
