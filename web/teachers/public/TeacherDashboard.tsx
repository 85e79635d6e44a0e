import { Box } from "@chakra-ui/react/box";
import { Button } from "@chakra-ui/react/button";
import { SimpleGrid } from "@chakra-ui/react/simple-grid";
import { Stack } from "@chakra-ui/react/stack";
import { Award, PenLine, Plus, UserCog } from "lucide-react";
import { useState } from "react";
import { graphql, useFragment, useLazyLoadQuery } from "react-relay/hooks";
import { formatCpf } from "../../../server/brazil/cpf-cnpj.rules";
import type { TeacherDashboard_viewer$key } from "../../__generated__/TeacherDashboard_viewer.graphql";
import type { TeacherDashboardHistoryQuery } from "../../__generated__/TeacherDashboardHistoryQuery.graphql";
import type { TeacherDashboardUpdateMutation } from "../../__generated__/TeacherDashboardUpdateMutation.graphql";
import type { TeacherDashboard_query$key } from "../../__generated__/TeacherDashboard_query.graphql";
import { ProfileHistoryEntries, ProfileHistoryFrame } from "../../athletes/public/ProfileHistory";
import { useAction } from "../../relay/use-action";
import { Card, IdentityPanel } from "../../ui/Cards";
import { Fact } from "../../ui/Facts";
import { FormDialog } from "../../ui/form/FormDialog";
import { MaskedField } from "../../ui/form/MaskedField";
import { TextField } from "../../ui/form/Fields";
import { useServerForm } from "../../ui/form/server-form";
import { initialsOf } from "../../ui/initials";
import { toast } from "../../ui/toaster";
import { CertificationsList } from "../certifications/CertificationsList";
import { PendingActionsCard } from "../teacher-page/PendingActionsCard";
import { TeachingWeekCard } from "../teacher-page/TeachingWeekCard";

/** 'Meu Cadastro' of a teacher: name, phone and CPF, with what was corrected of them. */
function OwnTeacherRecord({ viewer }: { viewer: TeacherDashboard_viewer$key }) {
  const [open, setOpen] = useState(false);
  const { teacherProfile } = useFragment(
    graphql`
      fragment TeacherDashboard_viewer on Viewer {
        teacherProfile {
          name
          phone
          cpf
        }
      }
    `,
    viewer,
  );
  if (!teacherProfile) return null;
  const { name, phone, cpf } = teacherProfile;
  return (
    <Card
      title="Meu Cadastro"
      icon={UserCog}
      action={
        <Button size="sm" variant="outline" colorPalette="gray" minH="11" onClick={() => setOpen(true)}>
          <PenLine />
          Alterar Cadastro
        </Button>
      }
    >
      <SimpleGrid as="dl" columns={{ base: 1, sm: 3 }} gap="3">
        <Fact name="Nome completo">{name}</Fact>
        <Fact name="Telefone">{phone ?? "Não informado"}</Fact>
        <Fact name="CPF">{cpf ? formatCpf(cpf) : "Não informado"}</Fact>
      </SimpleGrid>
      <Box mt="3">
        <ProfileHistoryFrame>
          <OwnHistory />
        </ProfileHistoryFrame>
      </Box>
      {open ? <RecordDialog name={name} phone={phone ?? null} onClose={() => setOpen(false)} /> : null}
    </Card>
  );
}

function OwnHistory() {
  const { viewer } = useLazyLoadQuery<TeacherDashboardHistoryQuery>(
    graphql`
      query TeacherDashboardHistoryQuery {
        viewer {
          teacherProfile {
            profileHistory {
              ...ProfileHistory_entries
            }
          }
        }
      }
    `,
    {},
    { fetchPolicy: "network-only" },
  );
  return <ProfileHistoryEntries entries={viewer?.teacherProfile?.profileHistory ?? []} />;
}

interface RecordDialogProps {
  name: string;
  phone: string | null;
  onClose: () => void;
}

function RecordDialog({ name, phone, onClose }: RecordDialogProps) {
  const { form, submit, pending } = useServerForm(
    useAction<TeacherDashboardUpdateMutation>(
      graphql`
        mutation TeacherDashboardUpdateMutation($input: UpdateTeacherProfileInput!) {
          updateTeacherProfile(input: $input) {
            ... on UpdateTeacherProfileSuccess @alias(as: "done") {
              viewer {
                ...TeacherDashboard_viewer
              }
            }
            ...refusal_error @alias(as: "refusal") @relay(mask: false)
          }
        }
      `,
      {
        failure: { title: "Erro", description: "Erro ao salvar o cadastro. Tente novamente." },
        // Viewer has no id of its own: the answer's record is the one that the page shows.
        updater: (store) => {
          const answered = store.getRootField("updateTeacherProfile")?.getLinkedRecord("viewer");
          const now = answered?.getLinkedRecord("teacherProfile");
          if (now) store.getRoot().getLinkedRecord("viewer")?.setLinkedRecord(now, "teacherProfile");
        },
      },
    ),
    {
      rules: async () =>
        (await import("../../../server/teachers/record/teacher-record.rules")).updateTeacherProfileSchema,
      defaultValues: { fullName: name, phone: phone ?? "" },
      input: (input) => input,
      onDone: (_done, input) => {
        onClose();
        toast.success({ title: "Cadastro alterado", description: input.fullName });
      },
    },
  );
  const { errors } = form.formState;
  return (
    <FormDialog
      open
      onClose={onClose}
      title="Alterar Cadastro"
      description="O nome é também o da sua conta, e o telefone vale nas arenas onde você dá aulas. O CPF a arena ou a administração corrige."
      form={form}
      onSubmit={submit}
      pending={pending}
      submitLabel="Salvar"
      pendingLabel="Salvando…"
    >
      <TextField
        label="Nome completo"
        required
        autoComplete="name"
        error={errors.fullName?.message}
        {...form.register("fullName")}
      />
      <MaskedField
        label="Telefone"
        mask="phone"
        type="tel"
        autoComplete="tel-national"
        error={errors.phone?.message}
        registration={form.register("phone")}
      />
    </FormDialog>
  );
}

/** 'Dashboard do Professor': for the teacher all of it, for other viewers the classes they may see. */
export function TeacherDashboard({ query }: { query: TeacherDashboard_query$key }) {
  const { teacherPage, viewer } = useFragment(
    graphql`
      fragment TeacherDashboard_query on Query @argumentDefinitions(key: { type: "UUID!" }) {
        teacherPage(key: $key) {
          name
          isOwn
          ...PendingActionsCard_page
          ...TeachingWeekCard_page
        }
        viewer {
          ...CertificationsList_viewer
          ...TeacherDashboard_viewer
        }
      }
    `,
    query,
  );
  const [adding, setAdding] = useState(false);
  if (!teacherPage) return null;
  const { name, isOwn } = teacherPage;
  return (
    <Stack gap="6">
      <IdentityPanel mark={initialsOf(name)} name={name} />
      <PendingActionsCard page={teacherPage} />
      <TeachingWeekCard page={teacherPage} />
      {isOwn && viewer ? <OwnTeacherRecord viewer={viewer} /> : null}
      {isOwn && viewer ? (
        <Card
          title="Certificações"
          icon={Award}
          action={
            <Button variant="outline" onClick={() => setAdding(true)}>
              <Plus />
              Adicionar
            </Button>
          }
        >
          <CertificationsList viewer={viewer} adding={adding} onAdd={setAdding} />
        </Card>
      ) : null}
    </Stack>
  );
}
