import { Button } from "@chakra-ui/react/button";
import { Flex } from "@chakra-ui/react/flex";
import { chakra } from "@chakra-ui/react/styled-system";
import { Heading } from "@chakra-ui/react/heading";
import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { useState } from "react";
import { Card } from "../ui/Card";
import { counted } from "../../server/platform/plural.rules";
import { Toggle } from "../ui/form/Toggle";
import { Notice } from "../ui/Notice";
import { toast } from "../ui/toaster";
import { StyleSection } from "./StyleSection";

const sizes = ["xs", "sm", "md", "xl", "2xl", "3xl"] as const;
const palettes = ["coral", "sea", "gray", "flag"] as const;
const said = (done: boolean) => (done ? "Desfeito" : "Feito");

/** Letters, buttons, ticks, notices and toasts. */
export function StyleControls() {
  const [on, setOn] = useState(true);
  const enrolled = () =>
    toast.success({
      group: "estilo",
      title: (count) => counted(count, "atleta inscrito", "atletas inscritos"),
    });
  return (
    <StyleSection title="Letras e controles">
      <Card title="Letras">
        <Stack gap="2">
          {sizes.map((size) => (
            <Flex key={size} gap="4" align="baseline" wrap="wrap">
              <Heading as="p" textStyle={size} fontWeight="bold">
                Chave A 6x4
              </Heading>
              <Text textStyle={size}>Inscrições abertas até às 18h, R$ 60,00</Text>
            </Flex>
          ))}
        </Stack>
      </Card>
      <Card title="Botões">
        <Stack gap="3">
          {palettes.map((palette) => (
            <Flex key={palette} gap="2" wrap="wrap" colorPalette={palette}>
              <Button>Principal</Button>
              <Button variant="outline">Outro</Button>
              <Button variant="ghost">Discreto</Button>
              <Button size="sm" variant="outline">
                Menor
              </Button>
              <Button disabled>Parado</Button>
            </Flex>
          ))}
          <Flex gap="5" wrap="wrap">
            {["checkbox", "radio"].map((type) =>
              [false, true].map((on) => (
                <chakra.label
                  key={`${type}${on}`}
                  display="inline-flex"
                  gap="2"
                  alignItems="center"
                  minH="11"
                >
                  <chakra.input type={type} boxSize="5" defaultChecked={on} />
                  {on ? "Marcado" : "Livre"}
                </chakra.label>
              )),
            )}
            <Toggle label={on ? "Ligado" : "Desligado"} checked={on} onChange={setOn} />
          </Flex>
        </Stack>
      </Card>
      <Card title="Avisos">
        <Stack gap="3">
          <Notice tone="error">Não foi possível salvar: a quadra já está ocupada às 18h.</Notice>
          <Flex gap="2" wrap="wrap">
            <Button variant="outline" onClick={enrolled}>
              Inscrever mais um
            </Button>
            <Button
              variant="outline"
              onClick={() =>
                toast.success({
                  title: "Inscrição cancelada",
                  description: "A vaga foi para a dupla seguinte da lista de espera.",
                  action: { label: "Desfazer", onClick: () => toast.success({ title: said(true) }) },
                })
              }
            >
              Com desfazer
            </Button>
            <Button
              variant="outline"
              onClick={() =>
                toast.error({
                  title: "Não foi possível salvar",
                  description: "Verifique sua conexão e tente novamente.",
                })
              }
            >
              Erro
            </Button>
            <Button variant="outline" onClick={() => toast.success({ title: said(false) })}>
              Simples
            </Button>
          </Flex>
        </Stack>
      </Card>
    </StyleSection>
  );
}
