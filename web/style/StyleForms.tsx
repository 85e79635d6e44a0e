import { Button } from "@chakra-ui/react/button";
import { Flex } from "@chakra-ui/react/flex";
import { Heading } from "@chakra-ui/react/heading";
import { SimpleGrid } from "@chakra-ui/react/simple-grid";
import { Stack } from "@chakra-ui/react/stack";
import { Copy, Share2 } from "lucide-react";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { Card } from "../ui/Card";
import { ConfirmDialog } from "../ui/ConfirmDialog";
import { ChoiceChips } from "../ui/form/ChoiceChips";
import { DateField } from "../ui/form/DateField";
import { MoneyField } from "../ui/form/MoneyField";
import { PasswordField } from "../ui/form/PasswordField";
import { PendingButton } from "../ui/form/PendingButton";
import { SelectField } from "../ui/form/SelectField";
import { StepForm } from "../ui/form/steps/StepForm";
import { useFormDraft } from "../ui/form/steps/use-form-draft";
import { SwitchField } from "../ui/form/SwitchField";
import { TextAreaField } from "../ui/form/TextAreaField";
import { TextField } from "../ui/form/TextField";
import { MoreMenu } from "../ui/MoreMenu";
import { Notice } from "../ui/Notice";
import { toast } from "../ui/toaster";
import { StyleSection } from "./StyleSection";

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
