import { Button } from "@chakra-ui/react/button";
import { Flex } from "@chakra-ui/react/flex";
import { Heading } from "@chakra-ui/react/heading";
import { SimpleGrid } from "@chakra-ui/react/simple-grid";
import { Stack } from "@chakra-ui/react/stack";
import { chakra } from "@chakra-ui/react/styled-system";
import { Text } from "@chakra-ui/react/text";
import { Copy, Share2 } from "lucide-react";
import { type ReactNode, useId, useState } from "react";
import { useForm } from "react-hook-form";
import { counted } from "../../server/platform/numbers.rules";
import { Card } from "../ui/Cards";
import { ConfirmDialog } from "../ui/ConfirmDialog";
import { ChoiceChips } from "../ui/form/Chips";
import { DateField, PasswordField, SelectField, TextAreaField, TextField } from "../ui/form/Fields";
import { MoneyField } from "../ui/form/MoneyField";
import { PendingButton } from "../ui/form/PendingButton";
import { StepForm } from "../ui/form/steps/StepForm";
import { useFormDraft } from "../ui/form/steps/FormDraft";
import { SwitchField } from "../ui/form/SwitchField";
import { Toggle } from "../ui/form/Toggle";
import { MoreMenu } from "../ui/LazyMenu";
import { Notice } from "../ui/PageStates";
import { toast } from "../ui/toaster";

export function StyleSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Stack as="section" aria-labelledby={id} gap="4" minW="0">
      <Heading as="h2" id={id} textStyle="2xl" fontWeight="bold">
        {title}
      </Heading>
      {children}
    </Stack>
  );
}

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

const empty = { name: "", fee: 6000, open: true, description: "" };
const levels = ["Fun", "D", "C", "B", "A"].map((value) => ({ value, label: value }));

/** Fields in each of their states, a form in steps, and what asks before it does something. */
export function StyleForms() {
  return (
    <StyleSection title="Formulários">
      <SimpleGrid columns={{ base: 1, lg: 2 }} gap="4">
        <Fields />
        <Stack gap="4">
          <Questions />
          <Card title="Avisos na página">
            <Stack gap="3">
              <Notice tone="info">Os valores mudam só nas inscrições novas.</Notice>
              <Notice tone="success">Senha alterada. Entre com a nova.</Notice>
              <Notice tone="warning">Sem chave Pix, os atletas não conseguem pagar.</Notice>
              <Notice tone="error">Não foi possível salvar: a quadra já está ocupada às 18h.</Notice>
            </Stack>
          </Card>
        </Stack>
      </SimpleGrid>
      <Heading as="h3" textStyle="lg" fontWeight="bold">
        Em passos, com rascunho
      </Heading>
      <Steps />
    </StyleSection>
  );
}

function Fields() {
  const [level, setLevel] = useState<string | null>("C");
  const { control } = useForm({ defaultValues: empty });
  return (
    <Card title="Campos">
      <Stack gap="4">
        <TextField label="Nome" required defaultValue="Copa da Ilha" />
        <TextField label="Cidade" hint="Onde fica a arena" placeholder="Florianópolis" />
        <TextField label="E-mail" defaultValue="ana@" error="Informe um e-mail válido" />
        <TextField label="Código" disabled defaultValue="ARENA-21" hint="Gerado automaticamente" />
        <SimpleGrid columns={2} gap="4">
          <DateField label="Data de início" defaultValue="2026-12-05" />
          <SelectField label="Nível" placeholder="Escolha" options={levels} error="Escolha um nível" />
        </SimpleGrid>
        <SimpleGrid columns={2} gap="4">
          <MoneyField label="Valor da inscrição" control={control} name="fee" />
          <PasswordField label="Senha" autoComplete="off" />
        </SimpleGrid>
        <ChoiceChips legend="Nível" options={levels} value={level} onChange={setLevel} columns={5} />
        <SwitchField label="Página pública" hint="Todos encontram o torneio" control={control} name="open" />
        <Flex gap="2" wrap="wrap">
          <PendingButton pending={false}>Salvar</PendingButton>
          <PendingButton pending>Salvando…</PendingButton>
        </Flex>
      </Stack>
    </Card>
  );
}

function Steps() {
  const form = useForm({ defaultValues: empty });
  const kept = useFormDraft(form, { key: "estilo", version: 1 }, empty);
  const { errors } = form.formState;
  return (
    <Stack gap="4" maxW="52rem">
      <StepForm
        form={form}
        kept={kept}
        steps={[
          {
            title: "O torneio",
            fields: ["name"],
            content: (
              <TextField
                label="Nome"
                required
                error={errors.name?.message}
                {...form.register("name", { required: "Dê um nome ao torneio" })}
              />
            ),
          },
          {
            title: "Descrição",
            fields: ["description"],
            content: <TextAreaField label="Descrição" {...form.register("description")} />,
          },
        ]}
        actions={() => (
          <PendingButton pending={false} type="submit">
            Criar
          </PendingButton>
        )}
        onSubmit={() => {
          kept.discard();
          toast.success({ title: "Criado" });
          return Promise.resolve();
        }}
      />
    </Stack>
  );
}

function Questions() {
  const [open, setOpen] = useState(false);
  return (
    <Card title="Perguntas e menus">
      <Flex gap="2" wrap="wrap">
        <Button variant="outline" onClick={() => setOpen(true)}>
          Cancelar inscrição
        </Button>
        <MoreMenu
          label="Mais ações"
          actions={[
            { icon: Share2, label: "Compartilhar", onSelect: () => toast.success({ title: "Compartilhar" }) },
            { icon: Copy, label: "Duplicar", onSelect: () => toast.success({ title: "Duplicar" }) },
          ]}
        />
      </Flex>
      <ConfirmDialog
        open={open}
        title="Cancelar a inscrição de Ana?"
        description="A vaga vai para a dupla seguinte da lista de espera."
        confirmLabel="Cancelar inscrição"
        pendingLabel="Cancelando…"
        cancelLabel="Voltar"
        dangerous
        pending={false}
        onConfirm={() => setOpen(false)}
        onClose={() => setOpen(false)}
      />
    </Card>
  );
}
