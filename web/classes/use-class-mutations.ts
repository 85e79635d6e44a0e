import { graphql } from "react-relay/hooks";
import type { useClassMutationsAddStudentMutation as AddStudentMutation } from "../__generated__/useClassMutationsAddStudentMutation.graphql";
import type { useClassMutationsCancelDayMutation as CancelDayMutation } from "../__generated__/useClassMutationsCancelDayMutation.graphql";
import type { useClassMutationsCancelMutation as CancelMutation } from "../__generated__/useClassMutationsCancelMutation.graphql";
import type { useClassMutationsChangeMutation as ChangeMutation } from "../__generated__/useClassMutationsChangeMutation.graphql";
import type { useClassMutationsKeepMutation as KeepMutation } from "../__generated__/useClassMutationsKeepMutation.graphql";
import type { useClassMutationsRemoveStudentMutation as RemoveStudentMutation } from "../__generated__/useClassMutationsRemoveStudentMutation.graphql";
import type { useClassMutationsScheduleMutation as ScheduleMutation } from "../__generated__/useClassMutationsScheduleMutation.graphql";
import type { useClassMutationsScheduleOwnMutation as ScheduleOwnMutation } from "../__generated__/useClassMutationsScheduleOwnMutation.graphql";
import { useAction } from "../relay/use-action";

const description = "Tente novamente.";

export function useScheduleClassMutation() {
  return useAction<ScheduleMutation>(
    graphql`
      mutation useClassMutationsScheduleMutation($input: ScheduleClassInput!) {
        scheduleClass(input: $input) {
          __typename
          ... on ScheduleClassSuccess {
            session {
              id
            }
          }
          ... on InvalidInput {
            fields {
              path
              message
            }
          }
          ... on RuleViolation {
            message
            path
          }
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
          __typename
          ... on ScheduleOwnClassSuccess {
            session {
              id
            }
          }
          ... on InvalidInput {
            fields {
              path
              message
            }
          }
          ... on RuleViolation {
            message
            path
          }
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
          __typename
          ... on ChangeClassSuccess {
            session {
              ...classSessionRow_session
              ...ClassRow_session
            }
          }
          ... on InvalidInput {
            fields {
              path
              message
            }
          }
          ... on RuleViolation {
            message
            path
          }
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
          __typename
          ... on CancelClassSuccess {
            session {
              ...classSessionRow_session
              ...ClassRow_session
              cancelReason
            }
          }
          ... on InvalidInput {
            fields {
              path
              message
            }
          }
          ... on RuleViolation {
            message
            path
          }
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
          __typename
          ... on KeepClassSuccess {
            session {
              ...ClassRow_session
              isKept
              keptByName
            }
          }
          ... on RuleViolation {
            message
          }
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
          __typename
          ... on CancelDaySuccess {
            classCount
            rentalCount
            dayUseCount
            peopleCount
          }
          ... on InvalidInput {
            fields {
              path
              message
            }
          }
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
          __typename
          ... on AddClassStudentSuccess {
            session {
              ...SessionStudents_session
              ...ClassRow_session
            }
          }
          ... on InvalidInput {
            fields {
              path
              message
            }
          }
          ... on RuleViolation {
            message
            path
          }
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
          __typename
          ... on RemoveClassStudentSuccess {
            session {
              ...SessionStudents_session
              ...ClassRow_session
            }
          }
          ... on InvalidInput {
            fields {
              path
              message
            }
          }
          ... on RuleViolation {
            message
          }
        }
      }
    `,
    { failure: { title: "Erro ao retirar o aluno", description } },
  );
}
