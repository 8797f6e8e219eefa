#!/usr/bin/env python3
"""Plays the vectors of a conformance kit on an engine, and compares what it asks and how it ends.

    npx variorum kit --out kit
    python3 examples/kit.py kit [--engine "npx variorum serve-game --edition {edition}"] [--only TEXT] [--verbose]

The engine is a program that speaks the lines of JSON that `variorum serve-game` does: it is started once for each edition,
with {edition} in its command replaced. Every decision of a vector must be among those that the engine asks, with the same
people to answer it and the same options, in any order; after the last step the table must stand, and the same options be open, as in
the vector. With --means only the vectors are played whose means are all among those of a file, one to a line.

Exit status: 0 every vector passed, 1 some failed, 2 the kit or the engine cannot be used.
"""
import argparse
import json
import pathlib
import shlex
import subprocess
import sys


class Engine:
    """A program that answers one line of JSON with another."""

    def __init__(self, command):
        try:
            self.process = subprocess.Popen(
                shlex.split(command), stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8"
            )
        except OSError as error:
            stop(f"the engine cannot be started: {error}")

    def ask(self, **request):
        """Sends a request and returns the reply; a refusal is a Mismatch."""
        try:
            self.process.stdin.write(json.dumps(request) + "\n")
            self.process.stdin.flush()
        except BrokenPipeError:
            stop("the engine has ended before its input did")
        line = self.process.stdout.readline()
        if line == "":
            stop("the engine has ended without an answer")
        reply = json.loads(line)
        if not reply.get("ok"):
            raise Mismatch(f"{request['command']} is refused: {reply.get('error')}")
        return reply

    def close(self):
        self.process.stdin.close()
        self.process.wait()


class Mismatch(Exception):
    """The engine does something else than the vector says."""


def stop(reason):
    print(f"kit.py: {reason}", file=sys.stderr)
    sys.exit(2)


def load(path):
    try:
        return json.loads(path.read_text(encoding="utf-8"))
    except (OSError, json.JSONDecodeError) as error:
        stop(f"{path}: {error}")


def plain(value):
    """A value by which options are compared, whatever the order of their keys."""
    return json.dumps(value, sort_keys=True)


def answer(engine, pending, step):
    """Finds the decision of a step among the open ones and answers it as the vector does."""
    wanted = step["decision"]
    same = [
        one
        for one in pending
        if one["kind"] == wanted["kind"]
        and sorted(one["players"]) == sorted(wanted["players"])
        and one.get("object") == wanted.get("object")
        and one.get("slot") == wanted.get("slot")
        and one.get("marker", 1) == wanted["marker"]
    ]
    if not same:
        asked = ", ".join(f"{one['kind']} of {'/'.join(one['players'])}" for one in pending) or "nothing"
        raise Mismatch(f"{wanted['kind']} of {'/'.join(wanted['players'])} is not asked; asked is {asked}")
    one = same[0]
    mine = sorted(map(plain, one["options"]))
    theirs = sorted(map(plain, wanted["options"]))
    if mine != theirs:
        extra = [option for option in mine if option not in theirs]
        missing = [option for option in theirs if option not in mine]
        raise Mismatch(f"{wanted['kind']}: offered beyond the vector {extra}, not offered {missing}")
    # Where one player of a team answers, the others are asked again.
    alone = {"by": step["by"]} if "by" in step else {}
    return engine.ask(command="answer", decision=one["id"], option=wanted["options"][step["answer"]], **alone)


def play(engine, vector):
    """Plays a vector; raises Mismatch at the first difference."""
    news = engine.ask(command="new", setup=vector["setup"], seed=vector["seed"])
    for at, step in enumerate(vector["steps"], 1):
        try:
            if "decision" in step:
                news = answer(engine, news["pending"], step)
            elif "concede" in step:
                news = engine.ask(command="concede", players=step["concede"])
            elif "leave" in step:
                news = engine.ask(command="leave", players=step["leave"])
            else:
                news = engine.ask(command="instruct", **step["instruct"])
        except Mismatch as mismatch:
            raise Mismatch(f"step {at} (action {step['action']}): {mismatch}") from None
    standing = engine.ask(command="standing")["standing"]
    for part, wanted in vector["state"].items():
        if part not in standing:
            continue
        # Turns are a list, everything else is kept by names; objects that the vector does not name are not compared.
        found = standing[part] if isinstance(wanted, list) else {name: standing[part].get(name) for name in wanted}
        if found != wanted:
            raise Mismatch(f"in the end {part} are {plain(found)} and not {plain(wanted)}")
    mine = sorted(plain(one["options"]) for one in news["pending"])
    if mine != sorted(plain(one["options"]) for one in vector["pending"]):
        raise Mismatch("in the end other options are open than the vector says")


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("kit", type=pathlib.Path, help="the folder that variorum kit wrote")
    parser.add_argument("--engine", default="npx variorum serve-game --edition {edition}")
    parser.add_argument("--only", default="", help="only vectors whose file has this in its name")
    parser.add_argument("--means", type=pathlib.Path, help="a file of the means that the engine has")
    parser.add_argument("--verbose", action="store_true", help="name the vectors that pass as well")
    options = parser.parse_args()
    index = load(options.kit / "index.json")
    if index.get("format") != "variorum-kit" or index.get("version") != 3:
        stop(f"{options.kit / 'index.json'} is no index of a kit of version 3")
    has = set(options.means.read_text(encoding="utf-8").split()) if options.means else None
    engines = {}
    passed = failed = decisions = 0
    for entry in index["vectors"]:
        if options.only not in entry["file"] or (has is not None and not has.issuperset(entry["means"])):
            continue
        vector = load(options.kit / entry["file"])
        if vector.get("format") != "variorum-vector" or vector.get("version") != 3:
            stop(f"{entry['file']} is no vector of version 3")
        edition = vector["edition"]
        if edition not in engines:
            engines[edition] = Engine(options.engine.replace("{edition}", edition))
        try:
            play(engines[edition], vector)
        except Mismatch as mismatch:
            failed += 1
            print(f"FAILED {entry['file']}: {mismatch}")
            continue
        passed += 1
        decisions += sum("decision" in step for step in vector["steps"])
        if options.verbose:
            print(f"passed {entry['file']}")
    for engine in engines.values():
        engine.close()
    print(f"{passed} passed, {failed} failed, {decisions} decisions, editions {', '.join(engines) or 'none'}")
    if passed + failed == 0:
        stop("no vector was played")
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
