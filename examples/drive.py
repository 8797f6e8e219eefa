#!/usr/bin/env python3
"""Plays a whole multiplayer game from another language, over the lines of JSON of `variorum serve-game`.

    python3 examples/drive.py --variant emperor --edition 2011 [--seats 6] [--seed 1] [--engine "npx variorum serve-game"]

Every player is a small program that sees what `view` shows and no more, and picks by lot among the options that it is
given. On the way the game is saved, taken up again in a second engine, and must stand the same there. In the end whose hands
each player could look at, the results, and why the last loss came about are printed.

Exit status: 0 the game came to its end, 1 something was not as it has to be, 2 the engine cannot be used.
"""
import argparse
import json
import random
import shlex
import subprocess
import sys

BEAR = {"name": "Bear", "types": ["creature"], "power": 2, "toughness": 2}
GIANT = {"name": "Giant", "types": ["creature"], "power": 4, "toughness": 4}
BOLT = {
    "name": "Bolt",
    "types": ["instant"],
    "spell": {
        "targets": [{"players": {}, "objects": {"types": ["creature"]}}],
        "effects": [{"effect": "damage", "amount": 3, "to": {"player": "target", "index": 0}}],
    },
}
DECK = [BEAR] * 8 + [GIANT] * 5 + [BOLT] * 7


class Refused(Exception):
    """The engine does not take a request."""


class Engine:
    """One process of `variorum serve-game`."""

    def __init__(self, command):
        try:
            self.process = subprocess.Popen(
                shlex.split(command), stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8"
            )
        except OSError as error:
            stop(f"the engine cannot be started: {error}")

    def ask(self, command, **request):
        try:
            print(json.dumps({"command": command, **request}), file=self.process.stdin, flush=True)
        except BrokenPipeError:
            stop("the engine has ended before its input did")
        line = self.process.stdout.readline()
        if line == "":
            stop("the engine has ended without an answer")
        reply = json.loads(line)
        if not reply["ok"]:
            raise Refused(reply["error"])
        return reply

    def close(self):
        self.process.stdin.close()
        self.process.wait()


def stop(reason):
    print(f"drive.py: {reason}", file=sys.stderr)
    sys.exit(2)


def table(variant, seats):
    """A set-up: players in turn order, two teams where the variant has teams, and a deck for everybody."""
    players = [f"P{at + 1}" for at in range(seats)]
    setup = {"players": players, "options": {"variant": variant}, "library": 0}
    if variant in ("freeForAll", "alternatingTeams"):
        setup["options"]["attackMultiplePlayers"] = True
    if variant == "alternatingTeams":
        setup["teams"] = {"A": players[0::2], "B": players[1::2]}
    elif variant not in ("freeForAll", "grandMelee"):
        setup["teams"] = {"A": players[: seats // 2], "B": players[seats // 2 :]}
    setup["cards"] = [BEAR, GIANT, BOLT]
    setup["objects"] = [
        {"id": f"{player} {card['name']} {at + 1}", "card": card["name"], "owner": player, "zone": "library"}
        for player in players
        for at, card in enumerate(DECK)
    ]
    return setup


def choose(decision, view, lot):
    """A place in the list of options. Whoever may act does, and attackers are sent out more often than not."""
    options = decision["options"]
    acts = [at for at, option in enumerate(options) if option["type"] not in ("pass", "stayHome", "mulligan")]
    # A player knows only the cards that the view shows; options about any others would give hidden ones away.
    seen = {thing["id"] for thing in view["objects"]}
    for option in options:
        if option["type"] == "cast" and option["object"] not in seen:
            raise AssertionError(f"{option['object']} is offered to {view['viewer']}, who cannot see it")
    return lot.choice(acts) if acts and lot.random() < 0.7 else lot.randrange(len(options))


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--engine", default="npx variorum serve-game")
    parser.add_argument("--edition", default="2011")
    parser.add_argument("--variant", default="emperor")
    parser.add_argument("--seats", type=int, default=6)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    lot = random.Random(options.seed)
    command = f"{options.engine} --edition {options.edition}"
    engine = Engine(command)
    setup = table(options.variant, options.seats)
    try:
        problems = engine.ask("check", setup=setup)["problems"]
        if problems:
            stop("; ".join(problem["reason"] for problem in problems))
        news = engine.ask("new", setup=setup, seed=options.seed)
    except Refused as refused:
        stop(str(refused))
    hands = {}
    answers = 0
    while not news["over"]:
        decision = lot.choice(news["pending"])
        player = lot.choice(decision["players"])
        view = engine.ask("view", player=player)["view"]
        hands.setdefault(player, set()).update(
            seen["player"] for seen in view["players"] if isinstance(seen["hand"], list)
        )
        news = engine.ask("answer", decision=decision["id"], option=choose(decision, view, lot), by=player)
        answers += 1
        if answers == 200:
            saved = engine.ask("save")
            second = Engine(command)
            again = second.ask("new", setup=saved["setup"], seed=saved["seed"], answers=saved["answers"])
            second.close()
            assert again["hash"] == news["hash"], "the saved game stands otherwise in a second engine"
    print(f"{options.variant} under {options.edition}: {answers} answers, state {news['hash']}")
    for player in setup["players"]:
        others = sorted(hands.get(player, set()) - {player})
        print(f"  {player} {news['results'][player]:5}  could look at the hands of {', '.join(others) or 'nobody else'}")
    events = engine.ask("log")["events"]
    losses = [event for event in events if event["type"] == "lost"]
    if losses:
        print("why the last loss came about:")
        for event in engine.ask("why", event=losses[-1]["id"])["events"]:
            who = event.get("player") or event.get("team") or ""
            print(f"  #{event['id']} {event['type']} {who}  {', '.join(event['lineages'])}")
    engine.close()


if __name__ == "__main__":
    try:
        main()
    except AssertionError as wrong:
        print(f"drive.py: {wrong}", file=sys.stderr)
        sys.exit(1)
