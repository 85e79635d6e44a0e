import { describe, expect, test } from "vitest";
import { useApi } from "../support/api";
import { useDrawing } from "../support/drawing";
import { createPairTournament } from "../support/pair-story";

const api = useApi();
const { arena, act, draw } = useDrawing(api);

describe("the rules of a category", () => {
  test("change before the draw only, and every wrong field is named", async () => {
    const story = await createPairTournament(api(), arena(), 4);
    const change = (rules: object) =>
      act("updateCategoryRules", { categoryId: story.categoryGlobalId, ...rules });
    expect(
      await change({ drawFormat: "KNOCKOUT", matchFormat: "BEST_OF_3_MTB10", tieBreakers: ["GAME_BALANCE"] }),
    ).toMatchObject({ __typename: "UpdateCategoryRulesSuccess" });
    expect(await change({ qualifiersPerGroup: 5 })).toMatchObject({
      path: ["qualifiersPerGroup"],
      message: "Classifique de 1 a 4 duplas por grupo",
    });
    expect(await change({ groupSize: 2 })).toMatchObject({ path: ["groupSize"] });
    expect(await change({ tieBreakers: ["GAME_BALANCE", "GAME_BALANCE"] })).toMatchObject({
      path: ["tieBreakers"],
    });
    expect(await change({ matchFormat: "FIXED_GAMES" })).toMatchObject({ path: ["fixedGames"] });
    expect(await change({ drawFormat: null })).toMatchObject({ path: ["drawFormat"] });
    await draw(story);
    expect(await change({ thirdPlace: true })).toMatchObject({ code: "ALREADY_DRAWN" });
    expect(
      await api().db.tournamentCategory.findUniqueOrThrow({ where: { id: story.categoryId } }),
    ).toMatchObject({ drawFormat: "KNOCKOUT", matchFormat: "BEST_OF_3_MTB10", thirdPlace: false });
  });
});
