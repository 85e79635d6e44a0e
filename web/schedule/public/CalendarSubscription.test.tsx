import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { dialogClosed, show } from "../../../tests/support/component";
import type { CalendarSubscriptionSubscribeMutation } from "../../__generated__/CalendarSubscriptionSubscribeMutation.graphql";
import type { CalendarSubscriptionUnsubscribeMutation } from "../../__generated__/CalendarSubscriptionUnsubscribeMutation.graphql";
import { CalendarSubscription } from "./CalendarSubscription";

const end = () => screen.queryByRole("button", { name: "Cancelar assinatura" });

test("only who has a link may end it", async () => {
  const { user, server } = show(<CalendarSubscription subscribes={false} />);
  expect(end()).toBeNull();
  await user.click(screen.getByRole("button", { name: "Assinar calendário" }));
  await server.answers<CalendarSubscriptionSubscribeMutation>({
    subscribeToCalendar: {
      __typename: "SubscribeToCalendarSuccess",
      url: "https://praia.example/calendario/a.ics",
    },
  });
  expect(await screen.findByRole("link", { name: "Abrir na agenda" })).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Cancelar assinatura" }));
  await server.answers<CalendarSubscriptionUnsubscribeMutation>({
    unsubscribeFromCalendar: { __typename: "UnsubscribeFromCalendarSuccess", done: true },
  });
  expect(await screen.findByText("Assinatura cancelada")).toBeVisible();
  expect(end()).toBeNull();
  await dialogClosed();
});

test("who has one from before may end it at once", () => {
  show(<CalendarSubscription subscribes />);
  expect(end()).toBeVisible();
});
