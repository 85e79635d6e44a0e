import { graphql } from "react-relay/hooks";
import { useRevalidator } from "react-router-dom";
import type { useClassMutationsAddStudentMutation as AddStudentMutation } from "../__generated__/useClassMutationsAddStudentMutation.graphql";
import type { useClassMutationsCancelDayMutation as CancelDayMutation } from "../__generated__/useClassMutationsCancelDayMutation.graphql";
import type { useClassMutationsCancelMutation as CancelMutation } from "../__generated__/useClassMutationsCancelMutation.graphql";
import type { useClassMutationsChangeMutation as ChangeMutation } from "../__generated__/useClassMutationsChangeMutation.graphql";
import type { useClassMutationsKeepMutation as KeepMutation } from "../__generated__/useClassMutationsKeepMutation.graphql";
import type { useClassMutationsRemoveStudentMutation as RemoveStudentMutation } from "../__generated__/useClassMutationsRemoveStudentMutation.graphql";
import type { useClassMutationsScheduleMutation as ScheduleMutation } from "../__generated__/useClassMutationsScheduleMutation.graphql";
import type { useClassMutationsScheduleOwnMutation as ScheduleOwnMutation } from "../__generated__/useClassMutationsScheduleOwnMutation.graphql";
import { useAction } from "../relay/use-action";
import { toast } from "../ui/toaster";

const description = "Tente novamente.";

export function useScheduleClassMutation() {
  return useAction<ScheduleMutation>(
    graphql`
      mutation useClassMutationsScheduleMutation($input: ScheduleClassInput!) {
        scheduleClass(input: $input) {
          ... on ScheduleClassSuccess @alias(as: "done") {
            session {
              id
            }
          }
          ...refusal_error @alias(as: "refusal") @relay(mask: false)
        }
      }
    `,
    { failure: { title: "Erro ao agendar a aula", description } },
  );
}

export function useScheduleOwnClassMutation() {
  return useAction<ScheduleOwnMutation>(
    graphql`
      mutation useClassMutationsScheduleOwnMutation($input: ScheduleOwnClassInput!) {
        scheduleOwnClass(input: $input) {
          ... on ScheduleOwnClassSuccess @alias(as: "done") {
            session {
              id
            }
          }
          ...refusal_error @alias(as: "refusal") @relay(mask: false)
        }
      }
    `,
    { failure: { title: "Erro ao agendar a aula", description } },
  );
}

export function useChangeClassMutation() {
  return useAction<ChangeMutation>(
    graphql`
      mutation useClassMutationsChangeMutation($input: ChangeClassInput!) {
        changeClass(input: $input) {
          ... on ChangeClassSuccess @alias(as: "done") {
            session {
              ...classSessionRow_session
              ...WeekCards_session
            }
          }
          ...refusal_error @alias(as: "refusal") @relay(mask: false)
        }
      }
    `,
    { failure: { title: "Erro ao mudar a aula", description } },
  );
}

export function useCancelClassMutation() {
  return useAction<CancelMutation>(
    graphql`
      mutation useClassMutationsCancelMutation($input: CancelClassInput!) {
        cancelClass(input: $input) {
          ... on CancelClassSuccess @alias(as: "done") {
            session {
              ...classSessionRow_session
              ...WeekCards_session
              cancelReason
            }
          }
          ...refusal_error @alias(as: "refusal") @relay(mask: false)
        }
      }
    `,
    { failure: { title: "Erro ao cancelar a aula", description } },
  );
}

export function useKeepClassMutation() {
  return useAction<KeepMutation>(
    graphql`
      mutation useClassMutationsKeepMutation($input: KeepClassInput!) {
        keepClass(input: $input) {
          ... on KeepClassSuccess @alias(as: "done") {
            session {
              ...WeekCards_session
              isKept
              keptByName
            }
          }
          ...refusal_error @alias(as: "refusal") @relay(mask: false)
        }
      }
    `,
    { failure: { title: "Erro ao manter a aula", description } },
  );
}

export function useCancelDayMutation() {
  return useAction<CancelDayMutation>(
    graphql`
      mutation useClassMutationsCancelDayMutation($input: CancelDayInput!) {
        cancelDay(input: $input) {
          ... on CancelDaySuccess @alias(as: "done") {
            classCount
            rentalCount
            dayUseCount
            peopleCount
          }
          ...refusal_error @alias(as: "refusal") @relay(mask: false)
        }
      }
    `,
    { failure: { title: "Erro ao cancelar o dia", description } },
  );
}

export function useAddClassStudentMutation() {
  return useAction<AddStudentMutation>(
    graphql`
      mutation useClassMutationsAddStudentMutation($input: ClassStudentInput!) {
        addClassStudent(input: $input) {
          ... on AddClassStudentSuccess @alias(as: "done") {
            session {
              ...SessionStudents_session
              ...WeekCards_session
            }
          }
          ...refusal_error @alias(as: "refusal") @relay(mask: false)
        }
      }
    `,
    { failure: { title: "Erro ao incluir o aluno", description } },
  );
}

export function useRemoveClassStudentMutation() {
  return useAction<RemoveStudentMutation>(
    graphql`
      mutation useClassMutationsRemoveStudentMutation($input: ClassStudentInput!) {
        removeClassStudent(input: $input) {
          ... on RemoveClassStudentSuccess @alias(as: "done") {
            session {
              ...SessionStudents_session
              ...WeekCards_session
            }
          }
          ...refusal_error @alias(as: "refusal") @relay(mask: false)
        }
      }
    `,
    { failure: { title: "Erro ao retirar o aluno", description } },
  );
}

/** 'Manter assim mesmo': a class is given with fewer students than its minimum. */
export function useKeepClass(): [keep: (sessionId: string) => Promise<void>, pending: boolean] {
  const [send, pending] = useKeepClassMutation();
  const { revalidate } = useRevalidator();
  const keep = async (sessionId: string) => {
    const answer = (await send({ input: { sessionId } }))?.keepClass;
    if (answer?.refusal) toast.error({ title: answer.refusal.message });
    else if (answer?.done) toast.success({ title: "Aula mantida" });
    else return;
    await revalidate();
  };
  return [keep, pending];
}
